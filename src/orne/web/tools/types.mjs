// Writes the TypeScript types of what a table sends, from the JSON Schema of the table layer.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const schema = JSON.parse(readFileSync(new URL('../../table/messages.schema.json', import.meta.url), 'utf8'));
const target = new URL('../src/generated/messages.ts', import.meta.url);

const PLAIN = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

/** The type that a schema describes. */
function type(of) {
  if (of.$ref) return of.$ref.split('/').pop();
  if (of.enum) return of.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (of.anyOf) return of.anyOf.map(type).join(' | ');
  if (of.prefixItems) return `[${of.prefixItems.map(type).join(', ')}]`;
  if (of.type === 'array') return `(${type(of.items)})[]`;
  if (of.type === 'object' && !of.properties) return `Record<string, ${type(of.additionalProperties)}>`;
  if (of.type in PLAIN) return PLAIN[of.type];
  throw new Error(`no type for ${JSON.stringify(of)}`);
}

const records = Object.entries(schema.$defs).map(([name, of]) => {
  const fields = Object.entries(of.properties).map(([field, each]) => `  ${field}: ${type(each)};`);
  return `/** ${of.description} */\nexport interface ${name} {\n${fields.join('\n')}\n}\n`;
});
const all = `/** Everything that a table sends. */\nexport type Message = ${schema.anyOf.map(type).join(' | ')};\n`;

/** What a field is where it is left out. */
const usual = Object.entries(schema.$defs).flatMap(([name, of]) => {
  const left = Object.entries(of.properties).filter(([field]) => !of.required.includes(field));
  if (!left.length) return [];
  return [`  ${name}: ${JSON.stringify(Object.fromEntries(left.map(([field, each]) => [field, each.default])))},`];
});
const values = `/** What fields are that are left out of a record. */\nexport const USUAL = {\n${usual.join('\n')}\n};\n`;

const version = `/** What the page can read: a table of another version is not for it. */\nexport const VERSION = ${/version (\d+)$/.exec(schema.title)[1]};\n`;

mkdirSync(new URL('.', target), { recursive: true });
// Put in place whole: the page may be checked and built at the same time.
const whole = new URL(`${target.href}.${process.pid}`);
writeFileSync(
  whole,
  `// Made from messages.schema.json by tools/types.mjs.\n\n${[...records, all, values, version].join('\n')}`,
);
renameSync(whole, target);
