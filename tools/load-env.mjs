import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Settings in a file named .env count as if they stood in the environment, which wins where both name one. */
export function loadEnvFile(root) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
