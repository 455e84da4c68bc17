import { readFile, writeFile } from 'node:fs/promises';

const FILE = new URL('results.json', import.meta.url);

/** Each part of the bench keeps its own chapter of results.json. */
export async function writeResults(chapter: string, results: unknown): Promise<void> {
  const known = await readFile(FILE, 'utf8').catch(() => '{}');
  const all = { ...(JSON.parse(known) as Record<string, unknown>), [chapter]: results };
  await writeFile(FILE, `${JSON.stringify(all, null, 2)}\n`);
}
