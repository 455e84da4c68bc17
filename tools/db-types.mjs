// Writes server/src/db/tables.ts from the migrations: npm run db:types
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'nearbite-types-'));
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'server/src/db/generate-types.ts', dataDir],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
rmSync(dataDir, { recursive: true, force: true });
process.exit(status ?? 1);
