import type { TestProject } from 'vitest/node';
import { startDebianPostgres } from '../services/debian-postgres.ts';
import { onServer, TEMPLATE_DATABASE } from '../test-server.ts';
import setUpEmbedded, { makeTemplate } from './global-setup.ts';

/** The same on Debian's PostgreSQL; where none can be had, on ours once more. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDebianPostgres();
  if (server === undefined) return setUpEmbedded(project);
  await onServer(server.url, `create database ${TEMPLATE_DATABASE}`);
  await makeTemplate(new URL(`/${TEMPLATE_DATABASE}`, server.url).href);
  project.provide('testServerUrl', server.url);
  project.provide('countsCompiled', true);
  return server.stop;
}
