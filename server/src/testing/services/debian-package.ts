import { access } from 'node:fs/promises';
import { findProgram, run } from '../cluster/programs.ts';

/** Where a program is, which is installed first where that is ours to do: as root on Debian and its kin. */
export const provideProgram = async (name: string, debianPackage: string): Promise<string | undefined> =>
  findProgram(name) ?? ((await install(debianPackage)) ? findProgram(name) : undefined);

/** Test files may race; apt's own lock decides. */
async function install(debianPackage: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...words: string[]) => run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...words], { env });
  const ask = () => apt('install', '-y', '--no-install-recommends', debianPackage);
  try {
    await access('/usr/bin/apt-get');
    await ask().catch(async () => {
      await apt('update');
      await ask();
    });
    return true;
  } catch {
    return false;
  }
}
