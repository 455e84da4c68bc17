import { fileURLToPath } from 'node:url';

/** Programs with their sources. */
const SOURCES = { main: 'main.ts', 'create-admin': 'commands/create-admin.ts' } as const;
type Name = keyof typeof SOURCES;

/**
 * Node's arguments for a program of the server: as `npm test` has just built it (`TEST_BUILT=1`), which takes a third
 * of the time, else from its sources.
 */
export function programOf(name: Name): readonly string[] {
  return process.env.TEST_BUILT === '1'
    ? [builtProgram(name)]
    : ['--import', 'tsx', fileURLToPath(new URL(`../${SOURCES[name]}`, import.meta.url))];
}

/** What `tools/build.mjs` has left, as old as it may be. */
export const builtProgram = (name: Name): string =>
  fileURLToPath(new URL(`../../../dist/server/${name}.js`, import.meta.url));
