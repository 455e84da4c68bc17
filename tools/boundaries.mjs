// Who may import whom, read from the sources' own import lines, and whether a feature has the same name in every
// workspace. Part of `npm run check`; ARCHITECTURE.md draws it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const TEST = /(\.test\.tsx?$|\/testing\/|\.testing\.ts$)/;

/** What stands for the target of an import on demand that is known only when the code runs. */
const COMPUTED = '(computed)';

/** A rule is broken by an import from a file it speaks of to a place it does not allow. `$1` is from's first group. */
const RULES = [
  {
    name: 'the contract imports only zod',
    from: /^packages\/contract\/src/,
    butNot: TEST,
    only: /^(packages\/contract\/src\/|zod$)/,
  },
  {
    name: 'the domain is pure: it imports the contract and itself',
    from: /^packages\/domain\/src/,
    butNot: TEST,
    only: /^packages\/(contract|domain)\/src\//,
  },
  {
    name: 'voice is pure: it imports the contract, the domain and itself',
    from: /^packages\/voice\/src/,
    butNot: TEST,
    only: /^packages\/(contract|domain|voice)\/src\//,
  },
  ...['read', 'segment', 'assign', 'replay', 'choose'].map((stage, place, stages) => ({
    name: 'a spoken sentence passes the stages in one direction',
    from: new RegExp(`^packages/voice/src/${stage}/`),
    butNot: TEST,
    never: new RegExp(`^packages/voice/src/(${[...stages.slice(place + 1), 'session'].join('|')})/`),
  })),
  { name: 'the web app knows nothing of the server', from: /^web\/src/, never: /^server\// },
  { name: 'the server knows nothing of the web app', from: /^server\/src/, never: /^web\// },
  {
    name: "a feature's queries are its own",
    from: /^server\/src\/features\/([^/]+)\//,
    never: /^server\/src\/features\/(?!$1\/)[^/]+\/.*queries\.ts$/,
  },
  {
    name: 'shared server code knows no feature',
    from: /^server\/src\/(adapters|auth|db|idempotency|jobs|media|plugins|ready-answers|routing|sockets)\//,
    butNot: TEST,
    never: /^server\/src\/(features\/|app\.ts|main\.ts)/,
  },
  {
    name: 'shared web code knows no feature',
    from: /^web\/src\/(lib|ui)\//,
    butNot: TEST,
    never: /^web\/src\/(features|app)\//,
  },
  {
    name: 'a web feature imports another only through its index.ts',
    from: /^web\/src\/features\/([^/]+)\//,
    butNot: TEST,
    never: /^web\/src\/features\/(?!$1\/)[^/]+\/(?!index\.ts$)/,
  },
  {
    name: 'a web feature knows nothing of app/',
    from: /^web\/src\/features\//,
    butNot: TEST,
    never: /^web\/src\/app\//,
  },
  {
    name: 'app/ imports a feature through its index.ts, and pages to load them on demand',
    from: /^web\/src\/app\//,
    butNot: TEST,
    never: /^web\/src\/features\/[^/]+\/(?!index\.ts$|(\w+\/)?pages\/)/,
  },
  {
    name: 'an import on demand names its file, so that these rules can see it',
    from: /^(packages|web)\//,
    butNot: TEST,
    never: /^\(computed\)$/,
  },
  {
    name: 'test helpers stay out of the product',
    from: /^(packages|server|web)\/.*src\//,
    butNot: TEST,
    never: TEST,
  },
];

const files = [
  'packages/contract/src',
  'packages/domain/src',
  'packages/voice/src',
  'server/src',
  'web/src',
  'e2e',
].flatMap(sourcesBelow);
const graph = new Map(files.map((file) => [file, importsOf(file)]));
const broken = [...brokenRules(graph), ...circles(graph), ...unmatchedRooms()];

for (const line of broken) console.error(line);
const imports = [...graph.values()].reduce((sum, list) => sum + list.length, 0);
console.log(`${files.length} files, ${imports} imports, ${broken.length} across a boundary`);
process.exitCode = broken.length > 0 || imports === 0 ? 1 : 0;

function sourcesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: resolve(file, moduleRequest.value),
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const reexports = module.staticExports
    .flatMap(({ entries }) => entries.filter((entry) => entry.moduleRequest))
    .map((entry) => ({ target: resolve(file, entry.moduleRequest.value), isTypeOnly: entry.isType }));
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const specifier = /^(['"`])([^$]+)\1$/.exec(written)?.[2];
    return { target: specifier === undefined ? COMPUTED : resolve(file, specifier), isDynamic: true };
  });
  return [...statics, ...reexports, ...dynamics];
}

/** A feature has a folder of the same name in contract, server and web. */
function* unmatchedRooms() {
  const workspaces = ['packages/contract/src', 'server/src/features', 'web/src/features'];
  const rooms = workspaces.map((folder) => new Set(foldersIn(folder)));
  for (const name of new Set(rooms.flatMap((names) => [...names]))) {
    const missing = workspaces.filter((_folder, index) => !rooms[index].has(name));
    if (missing.length > 0)
      yield `a feature has one name in three rooms: ${name} is not in ${missing.join(', ')}`;
  }
}

function foldersIn(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function resolve(file, specifier) {
  const ours = /^@nearbite\/([a-z]+)\/(.+)$/.exec(specifier);
  const path = ours
    ? `packages/${ours[1]}/src/${ours[2].replace(/\.ts$/, '')}.ts`
    : specifier.startsWith('.')
      ? relative(root, join(root, dirname(file), specifier))
      : undefined;
  if (path === undefined) return specifier;
  if (!existsSync(join(root, path))) throw new Error(`${file} imports ${specifier}, which is not there`);
  return path;
}

function* brokenRules(imports) {
  for (const [file, targets] of imports) {
    for (const { name, from, butNot, only, never } of RULES) {
      const match = from.exec(file);
      if (!match || butNot?.test(file)) continue;
      const forbidden = never && new RegExp(never.source.replaceAll('$1', match[1] ?? ''));
      for (const { target } of targets) {
        if ((only && !only.test(target)) || forbidden?.test(target))
          yield `${name}: ${file} imports ${target}`;
      }
    }
  }
}

/** Imports of types alone are gone when the code runs and those on demand come later, so they close no circle. */
function* circles(imports) {
  const done = new Set();
  for (const start of imports.keys()) yield* walk(start, []);

  function* walk(file, path) {
    if (path.includes(file)) {
      yield `a circle of imports: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`;
      return;
    }
    if (done.has(file)) return;
    for (const { target, isTypeOnly, isDynamic } of imports.get(file) ?? []) {
      if (!isTypeOnly && !isDynamic && imports.has(target)) yield* walk(target, [...path, file]);
    }
    done.add(file);
  }
}
