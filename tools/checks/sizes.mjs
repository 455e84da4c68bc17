// How large product files and functions may grow. Part of `npm run check`. Tests, generated types, the demo world and
// the corpora and word tables of voice and the catalogues of texts do not count: they are data, and data may be long.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, root, sourcesBelow } from './sources.mjs';

const NOT_PRODUCT =
  /(\.test\.tsx?|\.testing\.tsx?|\.d\.ts)$|\/testing\/|^server\/src\/(demo\/|db\/tables\.ts)|^packages\/voice\/src\/(corpus|tables)\/|\.texts(\.\w+)?\.tsx?$/;

const LIMITS = { file: 300, function: 60, lets: 6 };

/** All files of a part together. */
const PARTS = [
  { name: 'the conversation of voice', of: /^packages\/voice\/src\/session\//, limit: 3400 },
  { name: 'voice on the server', of: /^server\/src\/features\/voice\//, limit: 1740 },
  { name: "voice's page", of: /^web\/src\/features\/voice\//, limit: 2460 },
];

/** What may be larger, by path, or by path and function name, with the reason. */
const EXCEPTIONS = {
  'packages/voice/src/segment/segments.ts lexicalSegmentsAt': 'one branch for each kind of word',
  'server/src/main.ts start': 'the process from its first to its last step, in order',
  'web/src/features/voice/voice-runner.ts createVoiceRunner': 'the table of what each effect does',
  'server/src/app.ts buildApp': 'the ordered list of all plugins and features',
};

const files = ['packages/contract/src', 'packages/domain/src', 'packages/voice/src', 'server/src', 'web/src']
  .flatMap(sourcesBelow)
  .filter((path) => !NOT_PRODUCT.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const parts = PARTS.map(({ name, of, limit }) => {
  const own = files.filter(({ path }) => of.test(path));
  return { place: name, size: own.reduce((sum, { text }) => sum + linesOf(text), 0), what: 'lines', limit };
});
const tooLarge = files
  .flatMap(({ path, text }) => [...sizesOf(path, text)])
  .concat(parts)
  .filter(({ size, limit }) => size > limit);
/** What understanding speech may cost: lines of the package without tests and sentences (word tables count), and named rules. */
const VOICE = { lines: 27_300, rules: 58 };
const voice = {
  lines: sourcesBelow('packages/voice/src')
    .filter((path) => !/\.test\.ts$|\/(corpus|testing)\//.test(path))
    .reduce((sum, path) => sum + linesOf(readFileSync(join(root, path), 'utf8')), 0),
  rules: readFileSync(join(root, 'packages/voice/src/rules/rules.ts'), 'utf8').match(
    /^ {2}(?:turns|lineTurns|row|lineRow)\(/gm,
  ).length,
};
const problems = [
  ...Object.entries(VOICE)
    .filter(([what, limit]) => voice[what] > limit)
    .map(([what, limit]) => `packages/voice has ${voice[what]} ${what}, ${limit} at most`),
  ...tooLarge
    .filter(({ place }) => !(place in EXCEPTIONS))
    .map(({ place, size, what, limit }) => `${place} has ${size} ${what}, ${limit} at most`),
  ...Object.keys(EXCEPTIONS)
    .filter((place) => !tooLarge.some((found) => found.place === place))
    .map((place) => `${place} needs no exception any more`),
];

for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${files.length} files within their limits`);
process.exitCode = problems.length > 0 ? 1 : 0;

function linesOf(text) {
  return text.split('\n').length - 1;
}

function* sizesOf(path, text) {
  const linesTo = (offset) => text.slice(0, offset).split('\n').length;
  yield { place: path, size: linesOf(text), what: 'lines', limit: LIMITS.file };
  const { program } = parse(path, text);
  for (const { name, lines, lets } of functionsIn(
    program.body,
    (node) => linesTo(node.end) - linesTo(node.start) + 1,
  )) {
    yield { place: `${path} ${name}`, size: lines, what: 'lines of its own', limit: LIMITS.function };
    yield { place: `${path} ${name}`, size: lets, what: 'let', limit: LIMITS.lets };
  }
}

/**
 * The functions below a node. The lines of a function inside another count for the inner one only: a factory may hold
 * many short functions around one state.
 */
function functionsIn(body, linesOf) {
  const found = [];
  visit(body, undefined, undefined);
  return found;

  function visit(node, name, outer) {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const child of node) visit(child, undefined, outer);
      return;
    }
    let inside = outer;
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      inside = {
        name: node.id?.name ?? name ?? `a function in ${outer?.name ?? 'the file'}`,
        lines: linesOf(node),
        lets: 0,
      };
      if (outer) outer.lines -= inside.lines - 1;
      found.push(inside);
    }
    if (node.type === 'VariableDeclaration' && node.kind === 'let' && inside)
      inside.lets += node.declarations.length;
    for (const [key, child] of Object.entries(node)) {
      visit(child, key === 'init' ? node.id?.name : key === 'value' ? node.key?.name : undefined, inside);
    }
  }
}
