// Files that are given to whoever sits here: nothing is sent anywhere.

/** Have a file saved. */
export function saveAs(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Data as the text of a file. */
export function asFile(data: unknown): Blob {
  return new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' });
}
