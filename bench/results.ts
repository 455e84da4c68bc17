import { readFile, writeFile } from 'node:fs/promises';

const FILE = new URL('results.json', import.meta.url);

export const readResults = async (): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}'));

/** Each part of the bench keeps its own chapter of results.json. */
export async function writeResults(chapter: string, results: unknown): Promise<void> {
  await writeFile(FILE, `${JSON.stringify({ ...(await readResults()), [chapter]: results }, null, 2)}\n`);
}
