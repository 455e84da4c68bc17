// The texts that people read stand in catalogues (`*.texts.ts`, translated in `*.texts.<language>.ts`). Part of
// `npm run check`: every translation has what the English one has, with the same placeholders, and no component of the
// web app has a text of its own. What the server says stands in English where it is said; its translations are found by
// it (`server/src/texts/<language>/`): each must have one, with the same placeholders, and none may be of no text.
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
const components = sources.filter((path) => /^web\/src\/.*\.tsx?$/.test(path) && !/\.texts\./.test(path));

/** What of voice speaks; the rest of the package listens. */
const conversation = sources.filter(
  (path) =>
    /^packages\/voice\/src\/(session\/|replies\/|kitchen-hours|questions\/answer-text)/.test(path) &&
    !/\.texts\./.test(path),
);

/** What is written in stands as {1}, {2}, … in the keys of the server's catalogues. */
const asKey = ({ quasis }) => quasis.map(({ value }, nth) => (nth ? `{${nth}}` : '') + value.cooked).join('');

/** For operators, programs and tests. */
const SAID_TO_NOBODY = new RegExp(
  [
    '^server/src/(adapters|app\\.ts|backup|commands|config|db|demo|figures|jobs|main\\.ts|process|response-cache|routing|sockets|texts)\\b',
    '/(mailbox|reconciliation|test-provider|countries)/|/(places|currencies)\\.ts$',
    '/(settle\\.service|refund-states\\.service|weather|secrets|encode-picture|health|openapi|security|proxy|describe-device|page-head|audit-log\\.queries)\\.ts$',
    '/(sitemap\\.routes|live\\.hub|live\\.routes|sent-positions|tracking\\.hub|provider-events\\.service|sign-in/sign-in)\\.ts$',
  ].join('|'),
);
const NOT_SAID = /^(new \w*Error|sql|statement|prepared|endpoint|stepEndpoint|stepDoes|[\w.]*[lL]og\.\w+)\b/;

/** `Connection: close` */
const HEADER = /^[A-Z][\w-]+(: [a-z]|\s+error=)/;

const shared = sources.filter(
  (path) => /^packages\/(contract|domain)\//.test(path) && !TRANSLATION.test(path),
);
const ofServer = sources.filter(
  (path) => path.startsWith('server/src/') && !path.startsWith('server/src/texts/'),
);

const problems = [
  ...languages.flatMap((language) => [...differencesOfServer(language)]),
  ...catalogues.flatMap((path) => languages.flatMap((language) => [...differences(path, language)])),
  ...components.flatMap((path) => [...textsIn(path)]),
  ...conversation.flatMap((path) =>
    saidIn(path)
      .filter(({ key }) => isSpoken(key))
      .map(({ key }) => `${path} says "${key}" itself, in no catalogue`),
  ),
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

/** Words around what is written in, or a text; patterns of what is listened for are none. */
function isSpoken(key) {
  return !/\(\?|\|/.test(key) && (isText(key) || (key.includes('{1}') && /\p{L}{2,}/u.test(key)));
}

/** What the server says and its catalogues of that language lack, and the other way round. */
function* differencesOfServer(language) {
  const translations = new Map();
  for (const path of sources.filter((each) => each.startsWith(`server/src/texts/${language}/`)))
    for (const [english, translation] of entriesIn(path)) {
      if (translations.has(english)) yield `${path} translates "${english}" once more`;
      translations.set(english, translation);
      // Zod's own texts, of which nobody wants to hear what exactly is wrong.
      if (path.endsWith('/schema-library.ts')) translations.delete(english);
      else if (placesIn(english) !== placesIn(translation))
        yield `${path}: "${english}" has other placeholders in its translation`;
    }
  const inShared = new Set(
    shared.filter((path) => CATALOGUE.test(path)).flatMap((path) => saidIn(path).map(({ key }) => key)),
  );
  const said = new Set();
  for (const path of [...ofServer, ...shared]) {
    for (const { key, isSentence } of saidIn(path)) {
      said.add(key);
      const mustBe = isSentence && !SAID_TO_NOBODY.test(path) && !inShared.has(key);
      if (mustBe && !translations.has(key))
        yield `${path} says "${key}", which server/src/texts/${language}/ does not translate`;
    }
  }
  for (const english of translations.keys())
    if (!said.has(english)) yield `server/src/texts/${language}/ translates "${english}", which nobody says`;
}

function placesIn(text) {
  return [...new Set(text.match(/\{\d\}/g))].sort().join();
}

function entriesIn(path) {
  const entries = [];
  new Visitor({
    Property: ({ key, value }) => entries.push([key.value ?? key.name, value.value]),
  }).visit(parse(path, readFileSync(join(root, path), 'utf8')).program);
  return entries;
}

/** Each text in the code, with whether it reads like one for people and stands where they are told something. */
function saidIn(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const found = [];
  const silent = [];
  const hush = (node) => NOT_SAID.test(text.slice(node.start, node.end)) && silent.push(node);
  const note = (node, key) => {
    const ours = key.replaceAll(/\{\d\}/g, '');
    const isSentence =
      /^[\p{Lu}{][^<\n]* [^<\n]*\p{L}{2,}/u.test(key) && /\p{L}\p{L}/u.test(ours) && !HEADER.test(key);
    found.push({ node, key, isSentence });
  };
  new Visitor({
    NewExpression: (node) =>
      /^\w*Error$/.test(node.callee.name ?? '') && node.callee.name !== 'AppError' && silent.push(node),
    CallExpression: hush,
    TaggedTemplateExpression: (node) => silent.push(node),
    Property: ({ key, value }) => key.name === 'summary' && silent.push(value),
    Literal: (node) => typeof node.value === 'string' && note(node, node.value),
    TemplateLiteral: (node) => note(node, asKey(node)),
  }).visit(parse(path, text).program);
  const isSilent = (node) => silent.some(({ start, end }) => start <= node.start && node.end <= end);
  return found.map(({ node, key, isSentence }) => ({ key, isSentence: isSentence && !isSilent(node) }));
}
