// The rules of who may import whom, and how a source's imports are read. No disk: `boundaries.mjs` passes in the
// files of the repository, the test beside this file a tree in memory.
import { dirname, join } from 'node:path/posix';
import { Visitor } from 'oxc-parser';

const TEST = /(\.test\.tsx?$|\/testing\/|\.testing\.ts$)/;

/** What stands for the target of an import on demand that is known only when the code runs. */
const COMPUTED = '(computed)';

/** A rule is broken by an import from a file it speaks of to a place it does not allow. `$1` is from's first group. */
export const RULES = [
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
    from: /^packages\/voice\/src\/(?!corpus\/)/,
    butNot: TEST,
    only: /^packages\/(contract|domain|voice)\/src\//,
  },
  ...[
    'read',
    'names',
    'segment',
    'outline',
    'regroup',
    'rules',
    'wishes',
    'clauses',
    'assign',
    'replay',
    'choose',
  ].map((stage, index, stages) => ({
    name: 'a spoken sentence passes the stages in one direction',
    from: new RegExp(`^packages/voice/src/${stage}/`),
    butNot: TEST,
    never: new RegExp(
      `^packages/voice/src/(${[...stages.slice(index + 1), 'questions', 'session'].join('|')})/`,
    ),
  })),
  { name: 'the web app knows nothing of the server', from: /^web\/src/, never: /^server\// },
  { name: 'the server knows nothing of the web app', from: /^server\/src/, never: /^web\// },
  {
    name: 'a server feature imports another only through its index.ts',
    from: /^server\/src\/features\/([^/]+)\//,
    butNot: TEST,
    never: /^server\/src\/features\/(?!$1\/)[^/]+\/(?!index\.ts$)/,
  },
  {
    name: "a feature's queries are its own",
    from: /^server\/src\/features\/[^/]+\/index\.ts$/,
    never: /\/[^/]*queries\.ts$/,
  },
  {
    name: 'app.ts imports a feature through its index.ts',
    from: /^server\/src\/app\.ts$/,
    never: /^server\/src\/features\/[^/]+\/(?!index\.ts$)/,
  },
  {
    name: 'shared server code knows no feature',
    from: /^server\/src\/(?!features\/|app\.ts$)/,
    butNot: TEST,
    never: /^server\/src\/features\//,
  },
  {
    name: 'only the program builds the app',
    from: /^server\/src\/(?!process\/program\.ts$)/,
    butNot: TEST,
    never: /^server\/src\/(app|main)\.ts$/,
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

/** Every import, re-export, import on demand and `import('…').Type` of a source, with the file or package it names. */
export function importsOf(file, text, parsed, exists) {
  const { module } = parsed;
  const resolved = (specifier) => resolve(file, specifier, exists);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: resolved(moduleRequest.value),
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const reexports = module.staticExports
    .flatMap(({ entries }) => entries.filter((entry) => entry.moduleRequest))
    .map((entry) => ({ target: resolved(entry.moduleRequest.value), isTypeOnly: entry.isType }));
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const specifier = /^(['"`])([^$]+)\1$/.exec(written)?.[2];
    return { target: specifier === undefined ? COMPUTED : resolved(specifier), isDynamic: true };
  });
  // The syntax tree is read only where there can be such a type: reading it takes most of the time.
  const hasImportTypes = text.split(/\bimport\(/).length - 1 > module.dynamicImports.length;
  const types = hasImportTypes ? importTypesIn(parsed.program) : [];
  return [
    ...statics,
    ...reexports,
    ...dynamics,
    ...types.map((specifier) => ({ target: resolved(specifier), isTypeOnly: true })),
  ];
}

function importTypesIn(program) {
  const specifiers = [];
  new Visitor({ TSImportType: ({ source }) => specifiers.push(source.value) }).visit(program);
  return specifiers;
}

function resolve(file, specifier, exists) {
  const ours = /^@nearbite\/([a-z]+)\/(.+)$/.exec(specifier);
  const path = ours
    ? `packages/${ours[1]}/src/${ours[2].replace(/\.ts$/, '')}.ts`
    : specifier.startsWith('.')
      ? // What follows the question mark says how the bundler reads the file.
        join(dirname(file), specifier.replace(/\?.*$/, ''))
      : undefined;
  if (path === undefined) return specifier;
  if (!exists(path)) throw new Error(`${file} imports ${specifier}, which is not there`);
  return path;
}

/** One line for each import that a rule forbids. `imports`: the imports of each file by its path. */
export function* brokenRules(imports) {
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
export function* circles(imports, name = 'a circle of imports') {
  const done = new Set();
  for (const start of imports.keys()) yield* walk(start, []);

  function* walk(file, path) {
    if (path.includes(file)) {
      yield `${name}: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`;
      return;
    }
    if (done.has(file)) return;
    for (const { target, isTypeOnly, isDynamic } of imports.get(file) ?? []) {
      if (!isTypeOnly && !isDynamic && imports.has(target)) yield* walk(target, [...path, file]);
    }
    done.add(file);
  }
}

/** No server feature knows one that knows it, types included and whatever lies between. */
export function* circlesOfFeatures(imports) {
  const known = new Map();
  for (const [file, targets] of imports) {
    const from = serverFeatureOf(file);
    if (from === undefined || TEST.test(file)) continue;
    const others = targets.map(({ target }) => ({ target: serverFeatureOf(target) }));
    known.set(from, [...(known.get(from) ?? []), ...others.filter(({ target }) => target !== from)]);
  }
  yield* circles(known, 'a circle of features');
}

const serverFeatureOf = (path) => /^server\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** A feature has a folder of the same name in every workspace. `folders`: the names of features by workspace. */
export function* unmatchedFeatures(folders) {
  const workspaces = Object.entries(folders);
  for (const name of new Set(workspaces.flatMap(([, names]) => names))) {
    const missing = workspaces.filter(([, names]) => !names.includes(name)).map(([workspace]) => workspace);
    if (missing.length > 0)
      yield `a feature has one name in three workspaces: ${name} is not in ${missing.join(', ')}`;
  }
}
