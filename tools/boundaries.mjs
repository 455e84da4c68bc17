// Who may import whom, read from the sources' own import lines, and whether a feature has the same name in every
// workspace. Part of `npm run check`; the rules are in `import-rules.mjs`, ARCHITECTURE.md draws them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brokenRules, circles, importsOf, unmatchedFeatures } from './import-rules.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const exists = (path) => existsSync(join(root, path));

const files = [
  'packages/contract/src',
  'packages/domain/src',
  'packages/voice/src',
  'server/src',
  'web/src',
  'e2e',
].flatMap(sourcesBelow);
const graph = new Map(
  files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'), exists)]),
);
const features = Object.fromEntries(
  ['packages/contract/src', 'server/src/features', 'web/src/features'].map((folder) => [
    folder,
    foldersIn(folder),
  ]),
);
const broken = [...brokenRules(graph), ...circles(graph), ...unmatchedFeatures(features)];

for (const line of broken) console.error(line);
const imports = [...graph.values()].reduce((sum, list) => sum + list.length, 0);
console.log(`${files.length} files, ${imports} imports, ${broken.length} across a boundary`);
process.exitCode = broken.length > 0 || imports === 0 ? 1 : 0;

function sourcesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function foldersIn(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
