import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { defineConfig } from 'vite';
// By its path: packages of ours are TypeScript, which Node does not load from its modules.
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../packages/contract/src/languages.ts';
import { namesOf } from '../../packages/contract/src/names-of.ts';
import { SERVICE_WORKER_PATH } from '../../packages/contract/src/platform/service-worker.ts';
import { appManifests } from '../build/app-manifests.ts';
import { keptPartsOf } from '../build/kept-parts.ts';

/** Builds the service worker and the app's manifests, of an app that has been built in all its languages (WEB_BUILD). */
export default defineConfig(() => {
  const { WEB_BUILD: build = '' } = process.env;
  const languages = namesOf(LANGUAGES);
  const parts = Object.fromEntries(
    languages.map((language) => [
      language,
      keptPartsOf(language === DEFAULT_LANGUAGE ? build : join(build, '.languages', language)),
    ]),
  );
  const files = JSON.stringify(parts);
  return {
    root: import.meta.dirname,
    publicDir: false as const,
    plugins: [appManifests()],
    define: {
      BUILD: JSON.stringify(createHash('sha256').update(files).digest('hex').slice(0, 12)),
      PARTS: files,
    },
    build: {
      outDir: build,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'worker.ts'),
        output: { format: 'iife' as const, entryFileNames: SERVICE_WORKER_PATH.slice(1) },
      },
    },
  };
});
