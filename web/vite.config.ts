import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { manifestFile } from './build/app-manifests.ts';
import { bootScript } from './build/boot-script.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { builtLanguage, documentLanguage, languageTexts, messagesIn } from './build/languages.ts';
import { MADE_UP, madeUpTexts } from './build/made-up.ts';
import { sharedMessages } from './build/shared-messages.ts';
import { slimContract } from './build/slim-contract.ts';

const language = builtLanguage(process.env.APP_LANGUAGE);

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** The face every page needs first starts loading with the document instead of after the style sheet. */
function preloadFont(): Plugin {
  const face = language.code === 'ur' ? /noto-naskh-arabic.*\.woff2$/ : /figtree-latin-wght-normal.*\.woff2$/;
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => face.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          })),
    },
  };
}

/** The development server has none. */
const linkManifest = (): Plugin => ({
  name: 'link-manifest',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'link', injectTo: 'head', attrs: { rel: 'manifest', href: `/${manifestFile(language.code)}` } },
    { tag: 'link', injectTo: 'head', attrs: { rel: 'apple-touch-icon', href: '/icon-192.png' } },
  ],
});

/** Scripts make the page answer; what is seen comes first. */
function loadScriptsLast(): Plugin {
  return {
    name: 'load-scripts-last',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  };
}

/** The package offers its build without checks for developers, but names the other one to every bundler. */
const routerFiles = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const slimParts = [
  { find: /^react-router\/dom$/, replacement: join(routerFiles, 'dom-export.mjs') },
  { find: /^react-router$/, replacement: join(routerFiles, 'index.mjs') },
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: join(import.meta.dirname, 'src/ui/icons/create-icon.tsx'),
  },
  // For versions of React that lack what it stands in for.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: 'use-sync-external-store/with-selector',
  },
];

/** What only the router's own data loading and prefetching read, which no page uses. */
const UNUSED_IN_ROUTER = [
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  [/= usePrefetchBehavior\(\s+prefetch,\s+rest\s+\)/, '= [false, null, {}]'],
  [/shouldPrefetch && !isAbsolute \? .* : link;/, 'link;'],
] as const;

/** Parts of the router that no page uses are only left out when the build knows that making them does nothing else. */
function pureRouterParts(): Plugin {
  return {
    name: 'pure-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/ },
      handler: (code) =>
        UNUSED_IN_ROUTER.reduce<string>((rest, [used, instead]) => rest.replace(used, instead), code)
          .replaceAll(
            /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
            '$1/* @__PURE__ */ $2',
          )
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
    },
  };
}

/** Files of every page: whatever asks for others is loaded after them, and need not list them again. */
const OF_EVERY_PAGE = /^assets\/(framework|rolldown-runtime)-/;

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  ...(command === 'build' && { resolve: { alias: slimParts } }),
  plugins: [
    react(),
    language.code === MADE_UP.code ? madeUpTexts() : languageTexts(language.code),
    language.code !== 'en' && sharedMessages(() => messagesIn(language.code)),
    slimContract(),
    pureRouterParts(),
    preloadFont(),
    documentLanguage(language),
    loadScriptsLast(),
    bootScript(),
    linkManifest(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Browsers that cannot preload load all the same, a moment later; the help for them would cost everybody.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !OF_EVERY_PAGE.test(file)),
    },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['makeConstant'] },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups } } }),
    },
  },
  // The server's bundle stands alone: it runs where the web app's packages are not installed. Tests load them as they are.
  // And it renders without React's checks for developers, whatever NODE_ENV says where it runs.
  ...(isSsrBuild && { ssr: { noExternal: true as const } }),
  define: {
    __LANGUAGE__: JSON.stringify(language.code),
    __DIRECTION__: JSON.stringify(language.direction),
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  server: {
    port: 5173,
    proxy: {
      // The reset page's address begins with /api although the browser router shows it.
      '^/api/(?!user/reset/)': server,
      // The page of parts is this server's own.
      '^/(media|dev(?!/ui)|stripe-checkout|stripe-webhook)/': server,
      '^/health$': server,
      '/ws/': { target: server, ws: true },
    },
  },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'service-worker/*.test.ts'],
    environment: 'jsdom',
    // What a file leaves behind is cleared in setup.ts, so the files of a worker can share the loaded modules.
    isolate: false,
    sequence: { groupOrder: 3 },
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    clearMocks: true,
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
