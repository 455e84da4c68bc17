import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findStaleHalves } from './build/build-inputs.mjs';
import { ensureInstalled } from './install.mjs';
import { StepError } from './steps.mjs';

/** Installs and builds what is missing or out of date; an image without sources runs as it was built. */
export async function prepare(root) {
  const isProduction = process.env.NODE_ENV === 'production';
  if (!existsSync(join(root, 'server/src/main.ts'))) return;
  const isBuilt = findStaleHalves(root).length === 0;
  await ensureInstalled(root, { dev: !(isBuilt && isProduction) });
  if (!isBuilt) await build(root);
}

/** In a process of its own, whose memory goes with it. */
async function build(root) {
  const child = spawn(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new StepError('Nearbite could not be built; the reason is above.');
}
