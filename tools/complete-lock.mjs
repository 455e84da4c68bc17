/**
 * Adds the optional platform packages that package-lock.json lacks. npm leaves out those it could not fetch when
 * the lock was written (an incomplete mirror), and `npm ci` then refuses the whole lock, on every platform. Run
 * `node tools/complete-lock.mjs` after changing dependencies; it changes nothing when the lock is complete.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const added = [];

for (const [parentPath, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const isLocked =
      lock.packages[`node_modules/${name}`] ?? lock.packages[`${parentPath}/node_modules/${name}`];
    // Only an exact version can be written down without asking the registry.
    if (isLocked || !/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = describePlatformPackage(name, version, parent);
    added.push(`${name}@${version}`);
  }
}

if (added.length > 0) {
  const { '': top, ...rest } = lock.packages;
  const sorted = Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = { '': top, ...Object.fromEntries(sorted) };
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`${added.length} optional packages added to package-lock.json`);

/** Its name says which machines it is for: `@scope/binding-linux-arm64-musl`. */
function describePlatformPackage(name, version, parent) {
  const parts = name.split('/').at(-1).split('-');
  const os = parts.find((part) => /^(android|darwin|freebsd|linux|openharmony|win32)$/.test(part));
  const cpu = parts.find((part) => /^(arm64|arm|x64|ia32|ppc64|riscv64|s390x)$/.test(part));
  if (!os || !cpu) throw new Error(`Which platform is ${name} for? Add it to package-lock.json by hand.`);
  const libc = parts.some((part) => part.startsWith('musl')) ? ['musl'] : ['glibc'];
  return {
    version,
    cpu: [cpu],
    ...(parent.dev && { dev: true }),
    ...(os === 'linux' && { libc }),
    optional: true,
    os: [os],
  };
}
