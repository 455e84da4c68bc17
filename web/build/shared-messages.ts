import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

type Statement = ReturnType<Rolldown.TransformPluginContext['parse']>['body'][number];

/** What a message becomes: its text with `{1}`, `{2}` where something is written in. */
export type Translate = (english: string) => string | undefined;

const SHARED = /\/packages\/(contract|domain)\/src\/(?!.*\.texts\.).+\.ts/;
const SERVER_TEXTS = join(import.meta.dirname, '../../server/src/texts');
/** Values that are stored or compared; messages are called so. */
const NAMED = /^export const (?!\w*MESSAGE\b)[A-Z][A-Z0-9_]* =/;

/**
 * The rules that server and browser share say in English where they stand what is wrong. The server translates that as
 * it leaves; for the browser the build writes the same translations in its place.
 */
export const sharedMessages = (loadTranslate: () => Promise<Translate>): Plugin => {
  let translate: Translate = () => undefined;
  return {
    name: 'shared-messages',
    // After the types are gone.
    enforce: 'post',
    async buildStart() {
      translate = await loadTranslate();
    },
    transform: {
      filter: { id: SHARED },
      handler(code) {
        const edits = this.parse(code).body.flatMap((statement) => editsIn(statement, code, translate));
        let result = '';
        let at = 0;
        for (const { start, end, text } of edits) {
          result += code.slice(at, start) + text;
          at = end;
        }
        return { code: result + code.slice(at), map: null };
      },
    },
  };
};

/** By the English text, from the folder of the server's catalogues. */
export async function serverTexts(language: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(SERVER_TEXTS, language);
  const modules = readdirSync(folder).map((file) => runnerImport<object>(join(folder, file)));
  const catalogues = (await Promise.all(modules)).flatMap(({ module }) => Object.values(module));
  return new Map(catalogues.flatMap((catalogue) => Object.entries<string>(catalogue)));
}

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** As the parser makes it: what is looked at here. */
type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly expressions?: readonly Node[];
};

function editsIn(statement: Statement, code: string, translate: Translate): Edit[] {
  if (statement.type === 'ImportDeclaration' || NAMED.test(code.slice(statement.start, statement.end)))
    return [];
  const edits: Edit[] = [];
  visit(statement, (node, parent) => {
    const { type, start, end, value, quasis, expressions } = node;
    if (type === 'Literal' && typeof value === 'string' && isSaid(value, parent)) {
      const said = translate(value);
      if (said !== undefined) edits.push({ start, end, text: JSON.stringify(said) });
    }
    if (type !== 'TemplateLiteral' || !quasis || !expressions) return;
    const english = quasis.map((each, nth) => (nth ? `{${nth}}` : '') + each.value.cooked).join('');
    const written = expressions.map((each) => code.slice(each.start, each.end));
    const text = translate(english)?.replaceAll(/\{(\d)\}/g, (_, nth) => `\${${written[Number(nth) - 1]}}`);
    if (text !== undefined) edits.push({ start, end, text: `\`${text}\`` });
  });
  return edits;
}

/** Single words are also names of statuses and fields: they are said where a message is put together. */
const isSaid = (text: string, parent: string) =>
  text.includes(' ') ? !/^(ArrayExpression|BinaryExpression)$/.test(parent) : parent === 'CallExpression';

function visit(node: unknown, look: (node: Node, parent: string) => void, parent = ''): void {
  if (typeof node !== 'object' || node === null) return;
  const isNode = 'type' in node && typeof node.type === 'string';
  // Every object with a type is a node of the tree.
  if (isNode) look(node as Node, parent);
  const own = isNode ? String(node.type) : parent;
  for (const [name, child] of Object.entries(node)) if (name !== 'key') visit(child, look, own);
}
