import { describe, expect, test } from 'vitest';
import {
  brokenRules,
  circles,
  circlesOfFeatures,
  importsOf,
  RULES,
  unmatchedFeatures,
} from './import-rules.mjs';
import { parse } from './sources.mjs';

/** What is reported for a tree of sources by their paths. */
function reports(sources) {
  const exists = (path) => path in sources;
  const graph = new Map(
    Object.entries(sources).map(([file, text]) => [file, importsOf(file, text, parse(file, text), exists)]),
  );
  return [...brokenRules(graph), ...circles(graph), ...circlesOfFeatures(graph)];
}

/** A wrong import for each rule: who imports, by which specifier, and the file that it leads to. */
const WRONG_IMPORTS = [
  ['the contract imports only zod', 'packages/contract/src/cart/cart.ts', '@nearbite/domain/pricing'],
  ['the contract imports only zod', 'packages/contract/src/cart/cart.ts', 'react'],
  [
    'the domain is pure: it imports the contract and itself',
    'packages/domain/src/pricing.ts',
    '../../../server/src/lib/clock.ts',
  ],
  ['the domain is pure: it imports the contract and itself', 'packages/domain/src/pricing.ts', 'node:fs'],
  [
    'voice is pure: it imports the contract, the domain and itself',
    'packages/voice/src/weights.ts',
    'node:crypto',
  ],
  ...[
    ['read', 'names'],
    ['names', 'segment'],
    ['segment', 'regroup'],
    ['regroup', 'rules'],
    ['rules', 'wishes'],
    ['wishes', 'clauses'],
    ['clauses', 'assign'],
    ['assign', 'replay'],
    ['replay', 'choose'],
    ['choose', 'questions'],
    ['choose', 'session'],
  ].map(([stage, later]) => [
    'a spoken sentence passes the stages in one direction',
    `packages/voice/src/${stage}/a.ts`,
    `../${later}/b.ts`,
  ]),
  ['the web app knows nothing of the server', 'web/src/lib/api.ts', '../../../server/src/config.ts'],
  ['the server knows nothing of the web app', 'server/src/app.ts', '../../web/src/lib/api.ts'],
  [
    'a server feature imports another only through its index.ts',
    'server/src/features/cart/cart.service.ts',
    '../orders/orders.service.ts',
  ],
  ["a feature's queries are its own", 'server/src/features/cart/index.ts', './cart.queries.ts'],
  ['app.ts imports a feature through its index.ts', 'server/src/app.ts', './features/cart/cart.routes.ts'],
  ['shared server code knows no feature', 'server/src/jobs/queue.ts', '../features/cart/cart.service.ts'],
  ['shared server code knows no feature', 'server/src/lib/clock.ts', '../features/cart/index.ts'],
  ['shared server code knows no feature', 'server/src/process/program.ts', '../features/cart/index.ts'],
  ['shared server code knows no feature', 'server/src/common/audit.ts', '../features/cart/index.ts'],
  ['only the program builds the app', 'server/src/figures/add-up.ts', '../app.ts'],
  ['shared web code knows no feature', 'web/src/lib/api.ts', '../features/cart/index.ts'],
  ['shared web code knows no feature', 'web/src/ui/button.tsx', '../app/store.ts'],
  [
    'a web feature imports another only through its index.ts',
    'web/src/features/cart/api.ts',
    '../orders/customer/api.ts',
  ],
  ['a web feature knows nothing of app/', 'web/src/features/cart/api.ts', '../../app/store.ts'],
  [
    'app/ imports a feature through its index.ts, and pages to load them on demand',
    'web/src/app/router.tsx',
    '../features/cart/api.ts',
  ],
  ['test helpers stay out of the product', 'server/src/app.ts', './testing/world.ts'],
  ['test helpers stay out of the product', 'packages/domain/src/words.ts', './words.test.ts'],
];

const WAYS = {
  'an import': (from) => `import { a } from '${from}';`,
  'an import of a type': (from) => `import type { A } from '${from}';`,
  'an import for its effects': (from) => `import '${from}';`,
  'a re-export': (from) => `export { a } from '${from}';`,
  'a re-export of everything': (from) => `export * from '${from}';`,
  'an import on demand': (from) => `export const load = () => import('${from}');`,
  'a type written as an import': (from) => `export type A = import('${from}').A;`,
};

describe.each(Object.entries(WAYS))('%s', (_way, write) => {
  test.each(WRONG_IMPORTS)('"%s" is broken by %s with %s', (name, file, specifier) => {
    const target = targetOf(file, specifier);
    const found = reports({ [file]: write(specifier), [target]: 'export const a = 1;' });
    expect(found).toContain(`${name}: ${file} imports ${target}`);
  });
});

test('an import on demand names its file, so that these rules can see it', () => {
  const file = 'web/src/app/routes.ts';
  const computed = "export const load = (name: string) => import('./' + name);";
  expect(reports({ [file]: computed })).toEqual([
    `an import on demand names its file, so that these rules can see it: ${file} imports (computed)`,
  ]);
});

test('every rule is tried here', () => {
  const tried = new Set(WRONG_IMPORTS.map(([name]) => name));
  const untried = RULES.map(({ name }) => name).filter((name) => !tried.has(name));
  expect(untried).toEqual(['an import on demand names its file, so that these rules can see it']);
});

test('what the rules allow is not reported', () => {
  const sources = {
    'packages/contract/src/cart/cart.ts': "import { z } from 'zod'; export const a = z;",
    'packages/domain/src/pricing.ts': "export { a } from '@nearbite/contract/cart/cart';",
    'packages/voice/src/segment/a.ts': "import '../read/a.ts'; import '@nearbite/domain/pricing.ts';",
    'packages/voice/src/read/a.ts': 'export const a = 1;',
    'server/src/features/cart/cart.service.ts': "import '../orders/index.ts'; import './cart.queries.ts';",
    'server/src/features/cart/cart.queries.ts': "import 'kysely';",
    'server/src/features/orders/index.ts': "export { a } from './orders.service.ts';",
    'server/src/features/orders/orders.service.ts': 'export const a = 1;',
    'server/src/app.ts': "import './features/orders/index.ts';",
    'server/src/jobs/queue.test.ts': "import '../features/orders/orders.service.ts';",
    'web/src/features/cart/api.ts': "import '../orders/index.ts'; import '../../lib/api.ts';",
    'web/src/features/orders/index.ts': "import './customer/pages/order-page.tsx';",
    'web/src/features/orders/customer/pages/order-page.tsx': 'export default null;',
    'web/src/lib/api.ts': 'export const a = 1;',
    'web/src/app/routes.ts':
      "export const load = () => import('../features/orders/customer/pages/order-page.tsx');",
  };
  expect(reports(sources)).toEqual([]);
});

describe('a circle of imports', () => {
  const circle = (write) => reports({ 'web/src/lib/a.ts': "import './b.ts';", 'web/src/lib/b.ts': write });

  test('is reported', () => {
    const path = 'web/src/lib/a.ts -> web/src/lib/b.ts -> web/src/lib/a.ts';
    expect(circle("export * from './a.ts';")).toEqual([`a circle of imports: ${path}`]);
  });

  test('is none where one step is a type or loaded on demand', () => {
    expect(circle("import type { A } from './a.ts';")).toEqual([]);
    expect(circle("export const load = () => import('./a.ts');")).toEqual([]);
  });
});

describe('a circle of features', () => {
  const tree = (orders) => ({
    'server/src/features/cart/index.ts': "export type { A } from './a.ts';",
    'server/src/features/cart/a.ts': "import type { B } from '../dishes/index.ts'; export type A = B;",
    'server/src/features/dishes/index.ts': "export type { B } from '../orders/index.ts';",
    'server/src/features/orders/index.ts': 'export type B = 1;',
    ...orders,
  });

  test('is reported, types included and through a third', () => {
    const orders = { 'server/src/features/orders/b.ts': "import type { A } from '../cart/index.ts';" };
    expect(reports(tree(orders))).toEqual(['a circle of features: cart -> dishes -> orders -> cart']);
  });

  test('is none in one direction, nor where a test looks back', () => {
    const orders = { 'server/src/features/orders/b.test.ts': "import '../cart/index.ts';" };
    expect(reports(tree(orders))).toEqual([]);
  });
});

test('a feature that a workspace lacks is reported', () => {
  const features = { contract: ['cart', 'orders'], server: ['cart', 'orders'], web: ['cart', 'basket'] };
  expect([...unmatchedFeatures(features)]).toEqual([
    'a feature has one name in three workspaces: orders is not in web',
    'a feature has one name in three workspaces: basket is not in contract, server',
  ]);
});

test('an import of a file that is not there stops the check', () => {
  expect(() => reports({ 'web/src/lib/a.ts': "import './gone.ts';" })).toThrow(
    /gone\.ts, which is not there/,
  );
});

/** The path of a specifier that leads to a file, as the rules write it. */
function targetOf(file, specifier) {
  if (specifier.startsWith('@nearbite/')) {
    const [, workspace, ...rest] = specifier.split('/');
    return `packages/${workspace}/src/${rest.join('/')}.ts`;
  }
  if (!specifier.startsWith('.')) return specifier;
  return new URL(specifier, `file:///${file}`).pathname.slice(1);
}
