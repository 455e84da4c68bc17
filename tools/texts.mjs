// The texts that people read stand in catalogues (`*.texts.ts`, translated in `*.texts.<language>.ts`). Part of
// `npm run check`: every translation has what the English one has, with the same placeholders, and no component of the
// web app has a text of its own.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'oxc-parser';
import { parse, root, sourcesBelow } from './sources.mjs';

const CATALOGUE = /\.texts\.tsx?$/;
const TRANSLATION = /\.texts\.[a-z]{2}\.tsx?$/;
const NOT_READ = /(\.test\.tsx?|\.testing\.tsx?|\.d\.ts)$|\/testing\/|\/dev\//;

/** What people read where it is written as an attribute or as a field of an object. */
const SPOKEN =
  /^(aria-label|aria-description|ariaLabel|alt|title|label|placeholder|heading|text|message|description|helperText|name|hint|note|empty|question|confirm|button|done|summary|caption)$/;

/** Rooms whose texts are still to be moved. */
const TO_BE_MOVED = [
  'web/src/features/admin/',
  'web/src/features/dishes/',
  'web/src/features/earnings/',
  'web/src/features/restaurants/',
  'web/src/features/voice/',
];

const languages = [
  ...readFileSync(join(root, 'packages/contract/src/languages.ts'), 'utf8').matchAll(
    /^ {2}([a-z]{2}): \{ name/gm,
  ),
]
  .map(([, language]) => language)
  .filter((language) => language !== 'en');

const sources = [
  'packages/contract/src',
  'packages/domain/src',
  'packages/voice/src',
  'server/src',
  'web/src',
]
  .flatMap(sourcesBelow)
  .filter((path) => !NOT_READ.test(path));
const catalogues = sources.filter((path) => CATALOGUE.test(path) && !TRANSLATION.test(path));
const components = sources.filter(
  (path) =>
    /^web\/src\/.*\.tsx?$/.test(path) &&
    !/\.texts\./.test(path) &&
    !TO_BE_MOVED.some((room) => path.startsWith(room)),
);

const problems = [
  ...catalogues.flatMap((path) => languages.flatMap((language) => [...differences(path, language)])),
  ...components.flatMap((path) => [...textsIn(path)]),
];
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`${catalogues.length} catalogues in ${languages.length + 1} languages`);
process.exitCode = problems.length > 0 ? 1 : 0;

function* differences(path, language) {
  const translated = path.replace(/\.(tsx?)$/, `.${language}.$1`);
  if (!existsSync(join(root, translated))) return void (yield `${path} has no translation ${translated}`);
  const [ours, theirs] = [messagesOf(path), messagesOf(translated)];
  for (const [name, placeholders] of ours) {
    if (!theirs.has(name)) yield `${translated} lacks "${name}"`;
    else if (theirs.get(name) !== placeholders)
      yield `${translated}: "${name}" has other placeholders (${theirs.get(name)}) than in English (${placeholders})`;
  }
  for (const name of theirs.keys()) if (!ours.has(name)) yield `${translated}: "${name}" is not in English`;
}

/** Each exported message with the placeholders it really writes. */
function messagesOf(path) {
  const { program } = parse(path, readFileSync(join(root, path), 'utf8'));
  const messages = new Map();
  for (const { type, declaration } of program.body) {
    if (type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      messages.set(id.name, placeholdersOf(init).join(', '));
  }
  return messages;
}

function placeholdersOf(message) {
  if (message?.type !== 'ArrowFunctionExpression') return [];
  const names = message.params.flatMap(namesIn);
  const written = new Set();
  new Visitor({ Identifier: ({ name }) => void written.add(name) }).visit({
    type: 'Program',
    body: [{ type: 'ExpressionStatement', expression: message.body }],
  });
  return names.filter((name) => written.has(name)).sort();
}

function namesIn(pattern) {
  return pattern.type === 'ObjectPattern'
    ? pattern.properties.flatMap(({ value }) => namesIn(value))
    : [(pattern.left ?? pattern).name];
}

function* textsIn(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const { program } = parse(path, text);
  const found = [];
  const note = (node, value) => {
    if (isText(value)) found.push([node.start, value.trim().replaceAll(/\s+/g, ' ')]);
  };
  const literal = (node) =>
    node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('…') : node?.value;
  new Visitor({
    JSXText: (node) => note(node, node.value),
    JSXExpressionContainer: (node) => note(node, literal(node.expression)),
    JSXAttribute: (node) => SPOKEN.test(node.name.name ?? '') && note(node, node.value?.value),
    Property: (node) => SPOKEN.test(node.key.name ?? node.key.value ?? '') && note(node, literal(node.value)),
  }).visit(program);
  for (const [start, value] of found) {
    yield `${path}:${text.slice(0, start).split('\n').length} has a text of its own: "${value}"`;
  }
}

/** Two letters in a row that begin a word in capitals, or several words. */
function isText(value) {
  return (
    typeof value === 'string' && (/^\s*\p{Lu}\p{Ll}+/u.test(value) || /\p{L}{2,}\s+\p{L}{2,}/u.test(value))
  );
}
