import { cpSync, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StepError } from '../steps.mjs';

/** Programs by the name of their bundle. */
const ENTRIES = {
  main: 'main.ts',
  'voice-worker': 'features/voice/voice-worker.ts',
  'create-admin': 'commands/create-admin.ts',
  'backup-command': 'commands/backup.ts',
  'restore-command': 'commands/restore.ts',
};

/** Modern packages of many small files, which take Node a third of a start to find and read one by one. */
const BUNDLED = new Set(['kysely', 'zod', 'jose', 'fastify-type-provider-zod']);

/** Bundles our own modules and leaves most npm packages where they are; parts loaded on demand stay apart. */
export async function buildServer(root, outDir, plugins = []) {
  const { build } = await import(pathToFileURL(createRequire(join(root, 'server/')).resolve('esbuild')).href);
  const source = join(root, 'server/src');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(ENTRIES).map(([out, path]) => ({ in: join(source, path), out })),
    outdir: outDir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    logLevel: 'silent',
    plugins: [...plugins, bundleOwnPackages(root), leaveOtherPackages(), leaveOutLanguages()],
  });
  assertResolvable(root, metafile);
  copyAssets(source, outDir);
}

/** Our workspaces are TypeScript sources, which Node cannot load from node_modules. */
function bundleOwnPackages(root) {
  return {
    name: 'own-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^@nearbite\/(contract|domain|voice)\// }, ({ path }) => {
        const [, name, ...file] = path.split('/');
        return { path: join(root, 'packages', name, 'src', `${file.join('/')}.ts`) };
      });
    },
  };
}

function leaveOtherPackages() {
  return {
    name: 'other-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || BUNDLED.has(packageOf(path)) ? undefined : { path, external: true },
      );
    },
  };
}

/** Zod's messages in forty languages, more than half of it, which nothing asks for; English stays. */
function leaveOutLanguages() {
  return {
    name: 'languages',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
        contents: "export { default as en } from './en.js';",
      }));
    },
  };
}

const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** The bundle lies outside the server's folder, so npm must have put its packages at the top. */
function assertResolvable(root, { outputs }) {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  for (const { path, external } of imports) {
    if (!external || /^(node:|\.|\/)/.test(path)) continue;
    const name = packageOf(path);
    if (!existsSync(join(root, 'node_modules', name)) && !process.getBuiltinModule?.(name)) {
      throw new StepError(`The server imports "${path}", which is not in the top node_modules.`);
    }
  }
}

/**
 * A folder without TypeScript (migrations, pictures) belongs to the module beside it, which finds it through
 * import.meta.url; bundled, all modules lie in one folder, and such folders beside them.
 */
function copyAssets(dir, outDir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(dir, entry.name);
    const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    if (files.some((file) => /\.tsx?$/.test(file.name))) copyAssets(path, outDir);
    else if (files.length > 0) copyOnce(path, join(outDir, basename(path)));
  }
}

function copyOnce(from, to) {
  if (existsSync(to))
    throw new StepError(`Two asset folders of the server are called ${basename(to)}: rename one.`);
  cpSync(from, to, { recursive: true });
}
