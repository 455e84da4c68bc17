import { spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { StepError } from '../steps.mjs';

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest|wasm|ico)$/;
const WORTH_COMPRESSING_BYTES = 1024;

export async function buildWeb(root, outDir) {
  await buildLanguage(root, 'en', outDir);
  for (const language of translations(root)) await addLanguage(root, language, outDir);
  // It knows the files of all languages.
  await runVite(root, 'web/service-worker', { WEB_BUILD: outDir });
  await precompress(outDir);
}

/** Beside the languages that are there: its pages in a folder of their own, its files among theirs. */
export async function addLanguage(root, language, outDir) {
  const languageDir = join(outDir, '.languages', language);
  await buildLanguage(root, language, languageDir);
  // Named after their content, so files of all languages share a folder and each of them is there once.
  cpSync(join(languageDir, 'assets'), join(outDir, 'assets'), { recursive: true });
  rmSync(join(languageDir, 'assets'), { recursive: true });
}

async function buildLanguage(root, language, outDir) {
  const build = (...args) => runVite(root, 'web', { APP_LANGUAGE: language }, ...args);
  await build('--outDir', outDir, '--emptyOutDir', '--manifest');
  // What the server renders public pages with; in a folder that is not served.
  await build('--ssr', 'src/app/entry-server.tsx', '--outDir', join(outDir, '.render'));
}

function runVite(root, folder, env, ...args) {
  const vite = join(dirname(createRequire(join(root, 'web/')).resolve('vite/package.json')), 'bin/vite.js');
  return run(process.execPath, [vite, 'build', folder, '--logLevel', 'warn', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
}

/** The languages that the site's frame is translated into. */
const translations = (root) =>
  readdirSync(join(root, 'web/src/app/layout')).flatMap(
    (file) => /^layout\.texts\.(\w+)\.ts$/.exec(file)?.slice(1) ?? [],
  );

async function run(command, args, options) {
  let output = '';
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  if (code !== 0) throw new StepError(output.trim());
}

/** Best compression once at build time instead of a quick one per request. */
async function precompress(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    // Folders with a dot are not served.
    .filter((path) => !relative(dir, path).startsWith('.'));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < WORTH_COMPRESSING_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped);
}
