import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

type Statement = ReturnType<Rolldown.TransformPluginContext['parse']>['body'][number];
type Import = Extract<Statement, { type: 'ImportDeclaration' }>;
type Variables = Extract<Statement, { type: 'VariableDeclaration' }>;
type Expression = NonNullable<Variables['declarations'][number]['init']>;

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** What the browser needs of an endpoint to call it; the schemas check on the server. */
const KEPT: readonly string[] = ['method', 'path', 'idempotent'];
const CONTRACT = /\/packages\/contract\/src\/.+\.ts/;
const CALLS = '?calls';
/** A function of its own: one that is called where it is written is inlined before unused constants are dropped. */
const MAKE_CONSTANT = 'function makeConstant(make) { return make(); }\n';

/**
 * Every contract module becomes two: what calls need (endpoints without their schemas, plain constants) and the
 * whole of it. Who imports only the former does not load the latter, and with it the schema library (25 kB
 * compressed), which only pages with forms need.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    // After the types are gone.
    enforce: 'post',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        const wantsCalls = source.endsWith(CALLS) || (importer?.endsWith(CALLS) && source.startsWith('.'));
        if (!wantsCalls) return null;
        const found = await this.resolve(source.replace(CALLS, ''), importer?.replace(CALLS, ''), {
          skipSelf: true,
        });
        return found && CONTRACT.test(found.id) && readsSchemas(found.id) ? `${found.id}${CALLS}` : found;
      },
    },
    async transform(code, id) {
      if (id.endsWith(CALLS) || (CONTRACT.test(id) && !readsSchemas(id))) {
        const edits = this.parse(code).body.flatMap((statement) => constantEdits(statement, code));
        const slim = apply(code, edits);
        const isCall = callNames(id.replace(CALLS, ''));
        const used = apply(slim, unusedEdits(this.parse(slim).body, slim, isCall));
        return { code: MAKE_CONSTANT + used, map: null };
      }
      if (CONTRACT.test(id) || id.includes('node_modules') || !code.includes('@nearbite/contract/'))
        return null;
      const edits: Edit[] = [];
      for (const statement of this.parse(code).body) {
        if (statement.type !== 'ImportDeclaration') continue;
        const source = statement.source.value;
        if (!source.startsWith('@nearbite/contract/')) continue;
        const module = await this.resolve(source, id);
        if (module) edits.push(splitImport(statement, source, callNames(module.id)));
      }
      return { code: apply(code, edits), map: null };
    },
  };
}

/** Others are as they are, once: two of them would have a state each, which one of the two never hears of. */
const readsSchemas = (file: string) => /from '(zod|.*\.ts)'/.test(readFileSync(file, 'utf8'));

/** Whether an export needs no schema, by how the contract writes it. */
function callNames(file: string): (name: string) => boolean {
  const text = readFileSync(file, 'utf8');
  if (!/from '(zod|.*\/fields\.ts)'/.test(text)) return () => true;
  const names = text.matchAll(/^export const (?:(\w+) = endpoint\(|([A-Z][A-Z0-9_]+)\b)/gm);
  const calls = new Set([...names].flatMap(([, endpoint, constant]) => endpoint ?? constant ?? []));
  return (name) => calls.has(name);
}

function splitImport(
  { start, end, specifiers }: Import,
  source: string,
  isCall: (name: string) => boolean,
): Edit {
  // Empty lists have no type of their own.
  const written = { [source]: [] as string[], [source + CALLS]: [] as string[] };
  const lines: string[] = [];
  for (const specifier of specifiers) {
    if (specifier.type !== 'ImportSpecifier') {
      lines.push(`import * as ${specifier.local.name} from '${source}${CALLS}';`);
    } else if (specifier.imported.type === 'Identifier') {
      const { name } = specifier.imported;
      written[isCall(name) ? source + CALLS : source]?.push(`${name} as ${specifier.local.name}`);
    }
  }
  for (const [from, names] of Object.entries(written)) {
    if (names.length > 0) lines.push(`import { ${names.join(', ')} } from '${from}';`);
  }
  return { start, end, text: lines.join('\n') };
}

/** Marks what is made by a call as free of side effects, so that it is dropped where nobody reads it. */
function constantEdits(statement: Statement, code: string): Edit[] {
  return declarationsOf(statement).flatMap(({ init }) => {
    if (!init) return [];
    // One that makes endpoints which are alike.
    if (init.type === 'ArrowFunctionExpression' && init.body.type === 'CallExpression')
      return schemaEdits(init.body);
    if (/Function/.test(init.type)) return [];
    const { start, end } = init;
    if (!code.slice(start, end).includes('(')) return schemaEdits(init);
    return [
      { start, end: start, text: '/* @__PURE__ */ makeConstant(() => (' },
      ...schemaEdits(init),
      { start: end, end, text: '))' },
    ];
  });
}

function schemaEdits(init: Expression): Edit[] {
  const isEndpoint =
    init.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'endpoint';
  const definition = isEndpoint ? init.arguments[0] : init;
  if (definition?.type !== 'ObjectExpression') return [];
  const properties = definition.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [{ name: property.key.name, value: property.value }]
      : [],
  );
  // What several endpoints have in common is an object of its own.
  if (!isEndpoint && !properties.some(({ name }) => name === 'method')) return [];
  return properties
    .filter(({ name }) => !KEPT.includes(name))
    .map(({ value }) => ({ start: value.start, end: value.end, text: 'undefined' }));
}

/** What only schemas read, and the modules it comes from, would be loaded with the calls all the same. */
function unusedEdits(body: readonly Statement[], code: string, isCall: (name: string) => boolean): Edit[] {
  let kept = body.filter((statement) => statement.type !== 'ImportDeclaration');
  const isRead = (name: string, reader: Statement) =>
    new RegExp(`\\b${name}\\b`).test(code.slice(reader.start, reader.end));
  const isUsed = (statement: Statement) => {
    const declared = declarationsOf(statement);
    return (
      declared.length === 0 ||
      declared.some(
        ({ id }) =>
          id.type !== 'Identifier' ||
          isCall(id.name) ||
          kept.some((other) => other !== statement && isRead(id.name, other)),
      )
    );
  };
  for (let before = Number.POSITIVE_INFINITY; kept.length < before; ) {
    before = kept.length;
    kept = kept.filter(isUsed);
  }
  const isReadOf = ({ specifiers }: Import) =>
    specifiers.some(({ local }) => kept.some((other) => isRead(local.name, other)));
  return body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return isReadOf(statement) ? [] : [{ start: statement.start, end: statement.end, text: '' }];
    }
    if (kept.includes(statement)) return [];
    // Another contract module may name it, for a schema of its own.
    return declarationsOf(statement).flatMap(({ init }) =>
      init ? [{ start: init.start, end: init.end, text: 'undefined' }] : [],
    );
  });
}

function declarationsOf(statement: Statement): Variables['declarations'] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
}

function apply(code: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of edits) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}
