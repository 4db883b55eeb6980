// A field that cannot be taken as it is says so in its place and in our words, not in a bubble of the browser's.
import type { Attachment } from 'svelte/attachments';

let fields = 0;

export function missing(words: string): Attachment<HTMLInputElement> {
  return (field) => {
    const said = document.createElement('span');
    said.id = `missing-${++fields}`;
    said.className = 'missing';
    said.setAttribute('role', 'alert');
    const show = (event: Event) => {
      event.preventDefault();
      (field.closest('label') ?? field).after(said);
      said.textContent = words;
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', said.id);
      // Without its bubble the browser leaves the focus where it is.
      field.form?.querySelector<HTMLElement>('input:invalid')?.focus();
    };
    const hide = () => {
      said.remove();
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    };
    field.addEventListener('invalid', show);
    field.addEventListener('input', hide);
    return () => {
      hide();
      field.removeEventListener('invalid', show);
      field.removeEventListener('input', hide);
    };
  };
}
