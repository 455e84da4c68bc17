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

// An entry may have to make room for another version of itself, so once more until nothing is missing.
while (completeOnce() > 0);

function completeOnce() {
  const before = added.length;
  for (const [parentPath, parent] of Object.entries(lock.packages)) {
    const wanted = Object.entries(parent.optionalDependencies ?? {});
    const folder = findFolder(parentPath, wanted);
    for (const [name, version] of wanted) {
      // Only an exact version can be written down without asking the registry.
      if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) continue;
      if (folders(parentPath).some((path) => lock.packages[path + name]?.version === version)) continue;
      lock.packages[folder + name] = describePlatformPackage(name, version, parent);
      added.push(`${name}@${version}`);
    }
  }
  return added.length - before;
}

/** Where npm has put the sisters it could fetch: beside the parent, or further up. */
function findFolder(parentPath, wanted) {
  const holdsSister = (path) =>
    wanted.some(([name, version]) => lock.packages[path + name]?.version === version);
  return (
    folders(parentPath).find(holdsSister) ?? parentPath.slice(0, parentPath.lastIndexOf('node_modules/') + 13)
  );
}

/** The folders a package's imports are looked up in, nearest first. */
function folders(parentPath) {
  const parts = parentPath.split('/node_modules/');
  const above = parts.map(
    (_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/`,
  );
  return [...above, 'node_modules/'];
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
