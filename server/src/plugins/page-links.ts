import { basename, extname } from 'node:path';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};

/** The build's own list of its files, by source. */
export type BuildManifest = Readonly<Record<string, Chunk>>;

/**
 * The files of one page beside those that every page needs, which the built index.html names. What is imported comes
 * first, as the browser itself would load it: a page's own style rules win over those it builds on.
 */
export function pageLinks(manifest: BuildManifest, source: string): string[] {
  const shell = chunksOf(manifest, 'index.html');
  const own = [...chunksOf(manifest, keyOf(manifest, source))].filter((chunk) => !shell.has(chunk));
  const styles = new Set(own.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    // After the picture and the style sheets: the page can be read without its scripts.
    ...own.map(({ file }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
  ];
}

/** A page that another page imports, too, is listed by the name of its file alone. */
function keyOf(manifest: BuildManifest, source: string): string {
  if (manifest[source]) return source;
  const name = basename(source, extname(source));
  const [key = source] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  return key;
}

function chunksOf(manifest: BuildManifest, source: string): Set<Chunk> {
  const seen = new Set<string>();
  const found = new Set<Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    found.add(chunk);
  };
  visit(source);
  return found;
}
