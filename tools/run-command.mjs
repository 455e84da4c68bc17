// Runs one of the built server's commands (create-admin, backup-command, restore-command) with the arguments behind it.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadEnvFile } from './load-env.mjs';
import { prepare } from './prepare.mjs';
import { StepError } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command] = process.argv.splice(2, 1);
loadEnvFile(root);
try {
  await prepare(root);
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exit(1);
}
await import(pathToFileURL(join(root, `dist/server/${command}.js`)).href);
