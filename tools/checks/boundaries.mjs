// Who may import whom, read from the sources' own import lines, and whether a feature has the same name in every
// workspace; and, since each file is parsed here, whether each cast gives its reason. Part of `npm run check`; the rules
// are in `import-rules.mjs` (ARCHITECTURE.md draws them) and `cast-rules.mjs`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareCasts } from './cast-rules.mjs';
import { brokenRules, circles, circlesOfFeatures, importsOf, unmatchedFeatures } from './import-rules.mjs';
import { parse, root, sourcesBelow } from './sources.mjs';

const exists = (path) => existsSync(join(root, path));

const files = [
  'packages/contract/src',
  'packages/domain/src',
  'packages/voice/src',
  'server/src',
  'web/src',
  'web/build',
  'e2e',
  'bench',
].flatMap(sourcesBelow);
const graph = new Map();
const casts = [];
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  const parsed = parse(file, text);
  graph.set(file, importsOf(file, text, parsed, exists));
  casts.push(...bareCasts(file, text, parsed));
}
const features = Object.fromEntries(
  ['packages/contract/src', 'server/src/features', 'web/src/features'].map((folder) => [
    folder,
    foldersIn(folder),
  ]),
);
const broken = [
  ...brokenRules(graph),
  ...circles(graph),
  ...circlesOfFeatures(graph),
  ...unmatchedFeatures(features),
];

for (const line of [...broken, ...casts]) console.error(line);
const imports = [...graph.values()].reduce((sum, list) => sum + list.length, 0);
console.log(
  `${files.length} files, ${imports} imports, ${broken.length} across a boundary, ${casts.length} casts without a reason`,
);
process.exitCode = broken.length + casts.length > 0 || imports === 0 ? 1 : 0;

function foldersIn(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
