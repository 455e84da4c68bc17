// Makes the first administrator: npm run admin
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadEnvFile } from './load-env.mjs';
import { prepare } from './prepare.mjs';
import { StepError } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
loadEnvFile(root);
try {
  await prepare(root);
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exit(1);
}
await import(pathToFileURL(join(root, 'dist/server/create-admin.js')).href);
