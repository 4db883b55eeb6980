// Sentences as they are set for reading: true minus signs and apostrophes for what every keyboard has.

/** The fields that are read by people and by nothing else; the others are compared or sent back as they came. */
const READ = new Set(
  (
    'title numbered subtitle text prompt label short note words sentence said notes trail source band ' +
    'cost warn gains adds success failure then absent undo_words'
  ).split(' '),
);

/** Words with ’ and − where ' and - stand for them; what is quoted stays as it is. */
export function typeset(words: string): string {
  return words.replace(/(?<!\w)'[^']*'(?!\w)|'|(?<![\w-])-(?=\d)/g, (found) =>
    found === "'" ? '’' : found === '-' ? '−' : found,
  );
}

/** A message or an answer with its sentences set. */
export function typesetAll<T>(said: T): T {
  return setIn(said, false) as T;
}

function setIn(said: unknown, isRead: boolean): unknown {
  if (typeof said === 'string') return isRead ? typeset(said) : said;
  if (Array.isArray(said)) return said.map((each) => setIn(each, isRead));
  if (said === null || typeof said !== 'object') return said;
  return Object.fromEntries(Object.entries(said).map(([name, each]) => [name, setIn(each, READ.has(name))]));
}
