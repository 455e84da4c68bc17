import { afterAll, expect, inject } from 'vitest';
import { compiledStatements } from '../services/debian-postgres.ts';

/** No connection of ours lets its statements be compiled: every test that runs one is a test of that, too. */
afterAll(async () => {
  if (inject('countsCompiled')) expect(await compiledStatements(inject('testServerUrl'))).toEqual([]);
});
