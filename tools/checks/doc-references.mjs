// Whether every file, folder, heading, script and decision that the documentation names exists. Part of `npm run check`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { root } from './sources.mjs';

/** Made when the program runs or is built, or belonging to somebody else. */
const NOT_OURS = /(^|\/)(node_modules|dist|test-results|\.git)$/;
const SOURCE = /\.(tsx?|mjs|sql|css|md|json|ya?ml|html|sh|conf)$/;
const PATH = /^[\w.@<>{},*-]+(\/[\w.@<>{},*-]+)*\/?$/;

/** File names that are no files of this repository, with the reason. */
const ELSEWHERE = {
  'manifest.json': 'part of a backup',
  '.data/': 'where an installation keeps its data unless it says otherwise',
  'bench/results.json': 'written by a bench',
  '0069_unread_customer_notifications.sql': 'the last migration before the base of tables',
};

/**
 * One line for each reference that leads nowhere. `docs`: the text of each Markdown file by its path; `paths`: all files
 * and folders; `scripts`: those of package.json.
 */
export function* brokenReferences({ docs, paths, scripts }) {
  const known = new Set(paths);
  const folders = new Set(paths.map((path) => path.split('/')[0]));
  const ends = new Set(paths.flatMap((path) => endsOf(path)));

  /** A path from the root or from the document, or the end of one: `orders/stages.ts` where the text says of what. */
  const exists = (path, doc) => {
    const plain = path.replace(/\/$/, '');
    if (!/[*<{]|NNNN/.test(plain))
      return known.has(join(dirname(doc), plain)) || known.has(plain) || ends.has(plain);
    const pattern = patternOf(plain);
    return paths.some((known) => pattern.test(known));
  };
  const isPath = (word) =>
    PATH.test(word) && !(word in ELSEWHERE) && (SOURCE.test(word) || word.endsWith('/') || isFromRoot(word));
  const isFromRoot = (word) => word.includes('/') && folders.has(word.split('/')[0]) && PATH.test(word);

  for (const [doc, text] of Object.entries(docs)) {
    for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [path, heading] = target.split('#');
      const file = path === '' ? doc : join(dirname(doc), path);
      if (!known.has(file.replace(/\/$/, ''))) yield `${doc} links to ${target}, which is not there`;
      else if (heading !== undefined && !headingsOf(docs[file] ?? '').includes(heading))
        yield `${doc} links to ${target}, a heading that is not there`;
    }
    for (const code of codeIn(text)) {
      const words = code.split(/[\s"']+/);
      const named = words.length === 1 ? words.filter(isPath) : words.filter(isFromRoot);
      for (const word of named) if (!exists(word, doc)) yield `${doc} names ${word}, which is not there`;
      for (const [, script] of code.matchAll(/\bnpm run ([\w:]+)/g))
        if (!scripts.includes(script)) yield `${doc} names npm run ${script}, which is no script`;
    }
    for (const [, number] of text.matchAll(/\bdecision (\d{3})\b/g))
      if (!paths.some((path) => path.startsWith(`docs/decisions/${number}-`)))
        yield `${doc} names decision ${number}, which is not there`;
  }
}

/** What stands between backticks, in a line or as a block of lines. */
const codeIn = (text) =>
  [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap(([, block, word]) =>
    block === undefined ? [word] : block.split('\n'),
  );

/** As GitHub makes an anchor of a heading. */
const headingsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const endsOf = (path) => {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
};

/** `<feature>`, `*` and NNNN stand for any name, {a,b} for one of them. */
function patternOf(path) {
  const source = path
    .replaceAll('.', '\\.')
    .replace(/\{([^}]+)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)
    .replace(/<[^>]+>|\*|NNNN/g, '[^/]+');
  return new RegExp(`(^|/)${source}$`);
}

/** All files and folders of the repository, by their paths from the root. */
function* pathsBelow(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (NOT_OURS.test(path)) continue;
    yield path;
    if (entry.isDirectory()) yield* pathsBelow(path);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = [...pathsBelow('')];
  const names = paths.filter((path) => path.endsWith('.md'));
  const docs = Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const broken = [...brokenReferences({ docs, paths, scripts: Object.keys(scripts) })];
  for (const line of broken) console.error(line);
  console.log(`${names.length} documents, ${broken.length} references that lead nowhere`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
