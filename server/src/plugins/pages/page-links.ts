import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};

/** The build's own list of its files, by source. */
export type BuildManifest = Readonly<Record<string, Chunk>>;

export type PageFiles = { readonly styles: readonly string[]; readonly scripts: readonly string[] };

/**
 * The files of one page: all its style sheets, and the scripts beside those of every page, which the built index.html
 * names. What is imported comes first, as the browser itself would load it: a page's own style rules win over those it
 * builds on.
 */
export function pageFiles(manifest: BuildManifest, source: string): PageFiles {
  const shell = chunksOf(manifest, 'index.html');
  const own = [...chunksOf(manifest, keyOf(manifest, source))].filter((chunk) => !shell.has(chunk));
  const styles = [...shell, ...own].flatMap(({ css = [] }) => css);
  return { styles: [...new Set(styles)], scripts: own.map(({ file }) => file) };
}

/**
 * Each file is a script of its own rather than a preload of what the app imports: so each is run in a task of its own,
 * between which a slow phone scrolls and hears, and what is needed by another is run before it all the same. Only a
 * list of them, as data: web/src/app/boot.ts asks for them after what is seen first.
 */
export const scriptList = (files: readonly string[]) =>
  `<script type="application/json" id="page-scripts">${JSON.stringify(files.map((file) => `/${file}`))}</script>`;

/**
 * Style sheets written into the page, as nothing is painted before the last of them is there and each would be asked
 * for only when the page has come. The bundler's loader takes the links, which load nothing, for a sign that it need
 * not fetch them.
 */
export function createStyleWriter(directory: string) {
  const texts = new Map<string, Promise<string>>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFile(join(directory, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return async ({ styles }: PageFiles): Promise<string> => {
    const rules = await Promise.all(styles.map(read));
    const signs = styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
    return `<style>${rules.map((text) => text.trim()).join('')}</style>${signs.join('')}`;
  };
}

/** A page that another page imports, too, is listed by the name of its file alone. */
function keyOf(manifest: BuildManifest, source: string): string {
  if (manifest[source]) return source;
  const name = basename(source, extname(source));
  const [key = source] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  return key;
}

function chunksOf(manifest: BuildManifest, source: string): Set<Chunk> {
  const added = new Set<string>();
  const found = new Set<Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || added.has(name)) return;
    added.add(name);
    chunk.imports?.forEach(visit);
    found.add(chunk);
  };
  visit(source);
  return found;
}
