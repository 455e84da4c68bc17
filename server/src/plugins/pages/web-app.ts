import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import { anyone } from '@nearbite/contract/access';
import { escapeHtml } from '@nearbite/contract/escape-html';
import { installation } from '@nearbite/contract/installation';
import { isPagePath } from '@nearbite/contract/is-page-path';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  languagePrefix,
  splitLanguage,
} from '@nearbite/contract/languages';
import { namesOf } from '@nearbite/contract/names-of';
import { RETIRED_WORKER_PATH, SERVICE_WORKER_PATH } from '@nearbite/contract/platform/service-worker';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../lib/clock.ts';
import type { IsCurrent } from '../../routing/raw-json.ts';
import { translate } from '../../texts/translate.ts';
import { declareAccess } from '../access.ts';
import { sendError } from '../errors.ts';
import { sendHtml } from './page-bytes.ts';
import { scriptList } from './page-links.ts';
import { createPageRenderer, type RenderedPage } from './page-renderer.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the web app's first HTML, with what a page wants search engines and link previews to see. */
    sendPage(head?: PageHead): Promise<FastifyReply>;
  }
}

/** Its HTML, and whether what it was made of is still so. */
export type PageHead = { readonly html: string; readonly isCurrent: IsCurrent | undefined };

/** Addresses that are never pages, so that a mistyped call gets JSON and not the app. */
const NOT_A_PAGE = /^\/+(api|media|ws|dev|assets|stripe-checkout|stripe-webhook|health|ready|metrics)(\/|$)/i;

/**
 * An address with a stray percent sign reaches no route, and one with a zero byte is refused by all; where a page
 * could be, it gets the app's own page about it, and what stands behind the question mark loses such bytes.
 * Runs before the routes (`rewriteUrl`).
 */
export function makeReadable({ method = '', url = '/' }: IncomingMessage): string {
  if (method !== 'GET' && method !== 'HEAD') return url;
  const page = withoutLanguage(url);
  if (!page.includes('%')) return page;
  const [path = '', ...query] = page.split('?');
  if (!mayBeMistypedPage(path)) return page;
  const readable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return [readable, ...query.map((part) => part.replaceAll('%00', ''))].join('?');
}

/** One route serves a page in all its languages; which one was asked for stays in `originalUrl`. */
function withoutLanguage(url: string): string {
  const [address = ''] = url.split('?', 1);
  const { language, path } = splitLanguage(address);
  const isPage = language !== DEFAULT_LANGUAGE && (!NOT_A_PAGE.test(path) || isPagePath(path));
  return isPage ? path + url.slice(address.length) : url;
}

/** The language of the page that was asked for. */
const pageLanguage = ({ originalUrl }: FastifyRequest): Language =>
  splitLanguage(originalUrl.split('?', 1)[0] ?? '').language;

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Serves the built web app: hashed files for a year, pre-compressed; the page itself never from a cache. */
export async function registerWebApp(app: FastifyInstance, directory: string, clock: Clock): Promise<void> {
  const isBuilt = existsSync(join(directory, 'index.html'));
  const builds = new Map<Language, Awaited<ReturnType<typeof openBuild>>>();
  for (const language of namesOf(LANGUAGES)) {
    const build = language === DEFAULT_LANGUAGE ? directory : join(directory, '.languages', language);
    if (language === DEFAULT_LANGUAGE || existsSync(join(build, 'index.html')))
      builds.set(language, await openBuild(app, directory, clock, build));
  }
  app.decorateReply('sendPage', async function sendPage(this: FastifyReply, head?: PageHead) {
    const language = pageLanguage(this.request);
    const build = builds.get(language) ?? builds.get(DEFAULT_LANGUAGE);
    if (!build) throw new Error('there is always a build of the default language');
    const { index, bareIndex, render } = build;
    const html = head ? bareIndex.replace(/<title>.*?<\/title>/, () => head.html) : index;
    const page = await render(addressOf(this.request), this.request);
    if (page?.status === 404) this.status(404);
    const text = page ? fill(html, page, { language, alternates: alternatesOf(this.request) }) : html;
    const checks = [page?.isCurrent, ...(head ? [head.isCurrent] : [])];
    this.request.cacheable = { text, isCurrent: () => checks.every((isCurrent) => isCurrent?.() ?? false) };
    return sendHtml(this.request, this, text);
  });

  if (isBuilt) await app.register((scope) => serveFiles(scope, directory));

  app.setNotFoundHandler(async (request, reply) => {
    if (isRead(request)) {
      const path = request.url.split('?', 1)[0] ?? '/';
      if (isPagePath(path)) return reply.sendPage();
      // The app says in its own words that there is no such page.
      if (mayBeMistypedPage(path)) return reply.status(404).sendPage();
    }
    return sendError(reply, request, { code: 'not_found', message: 'Not found.' });
  });
}

const NOT_BUILT = '<!doctype html><title>Not built</title>';

/** Before its first paint a page knows how money is written; what the build takes for granted is not told. */
function installationAttributes(): string {
  const { currency, currencyDecimals, country } = installation();
  if (currency === 'PKR' && country === 'PK') return '';
  return `data-currency="${currency}" data-currency-decimals="${currencyDecimals}" data-country="${country}" `;
}

/** The app as it was built for one language. */
async function openBuild(app: FastifyInstance, directory: string, clock: Clock, build: string) {
  const file = join(build, 'index.html');
  const built = existsSync(file) ? await readFile(file, 'utf8') : NOT_BUILT;
  const index = built.replace('<html ', () => `<html ${installationAttributes()}`);
  return {
    index,
    // A page with a head of its own brings its own description.
    bareIndex: index.replace(/<meta name="description"[^>]*>\s*/, ''),
    render: createPageRenderer(app, directory, clock, build),
  };
}

/** Where a public page is in every language, for search engines; the default one for whoever reads none of them. */
function alternatesOf({ siteOrigin, url }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '/';
  const at = (language: Language) => escapeHtml(`${siteOrigin}${languagePrefix(language)}${path}`);
  const link = (code: string, language: Language) =>
    `<link rel="alternate" hreflang="${code}" href="${at(language)}">`;
  return [
    ...namesOf(LANGUAGES).map((language) => link(language, language)),
    link('x-default', DEFAULT_LANGUAGE),
  ].join('');
}

/** Compressed forms are sent in place of the file, source maps and hidden files never. */
const NOT_SERVED = /(^|\/)\.|\.(br|gz|map)$|^index\.html$/;

/** How long browsers may keep a file without asking, by its path below the web app's folder. */
function keepingOf(path: string): string {
  if (path.startsWith('assets')) return 'public, max-age=31536000, immutable';
  // A release is noticed by its new worker, in whichever form it is sent.
  const isWorker = [SERVICE_WORKER_PATH, RETIRED_WORKER_PATH].some((worker) => `/${path}`.startsWith(worker));
  return isWorker ? 'no-cache' : 'public, max-age=3600';
}

/** Their names change with their content: nobody asks whether a file has, and a part of one is not asked for either. */
const NEVER_CHANGED = { etag: false, lastModified: false, acceptRanges: false };

/** One route for all hashed files: there are hundreds, and a route for each would take a tenth of a start. */
async function serveFiles(scope: FastifyInstance, directory: string): Promise<void> {
  declareAccess(scope, anyone);
  await scope.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', keepingOf(relative(directory, path))),
  });
  const listFiles = async (folder: string) => {
    const entries = await readdir(join(directory, folder), { withFileTypes: true }).catch(() => []);
    return entries.flatMap((entry) => (entry.isFile() && !NOT_SERVED.test(entry.name) ? [entry.name] : []));
  };
  const options = { schema: { hide: true } };
  for (const name of await listFiles('.')) scope.get(`/${name}`, options, (_, reply) => reply.sendFile(name));
  scope.get(RETIRED_WORKER_PATH, options, (_, reply) => reply.sendFile(RETIRED_WORKER_PATH.slice(1)));
  const assets = new Set(await listFiles('assets'));
  scope.get<{ Params: { name: string } }>('/assets/:name', options, ({ params: { name } }, reply) =>
    assets.has(name) ? reply.sendFile(`assets/${name}`, NEVER_CHANGED) : reply.callNotFound(),
  );
}

/** What is read of the query string of these pages: campaigns must not fill the cache. */
const READS_LITTLE = /^\/(contact|store\/[^/]+|dishdetail\/[^/]+)?\/?$/i;
/** Which dishes of a menu are shown. */
const MENU_FILTER = ['diet', 'without'];

function addressOf({ url }: FastifyRequest): string {
  const [path = '/', ...query] = url.split('?');
  if (!READS_LITTLE.test(path)) return url;
  const asked = new URLSearchParams(query.join('?'));
  const read = MENU_FILTER.flatMap((name): [string, string][] => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  return read.length > 0 ? `${path}?${new URLSearchParams(read)}` : path;
}

const STYLE_LINK = /<link rel="stylesheet"[^>]*>\s*/g;
const APP_SCRIPT = /<script type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/;
const SCRIPT_PRELOAD = /<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>\s*/g;

/** The built page with what was rendered in the place of the empty root, and what is seen before what is run. */
function fill(
  html: string,
  { hints, styles, body, scripts }: RenderedPage,
  { language, alternates }: { readonly language: Language; readonly alternates: string },
): string {
  const ofEveryPage = [...html.matchAll(SCRIPT_PRELOAD)].map(([, file = '']) => file);
  const [app = '', appFile = ''] = APP_SCRIPT.exec(html) ?? [];
  const note = `<noscript><p class="needs-scripts">${translate(NEEDS_SCRIPTS, language)}</p></noscript>`;
  const content = `${note}\n    ${body}\n    ${scriptList([...ofEveryPage, ...scripts, appFile])}`;
  return html
    .replace(STYLE_LINK, '')
    .replace(SCRIPT_PRELOAD, '')
    .replace(app, '')
    .replace('</title>', () => `</title>\n    ${hints}${alternates}`)
    .replace('</head>', () => `  ${styles}\n    ${WITHOUT_SCRIPTS}\n  </head>`)
    .replace(/<div id="root">[\s\S]*?<\/noscript>/, () => content);
}

/** Without scripts the tabs cannot be changed: all panels are shown. */
const WITHOUT_SCRIPTS =
  '<noscript><style>[data-readable][hidden]{display:block!important;margin-bottom:24px}' +
  '.needs-scripts{margin:0;padding:12px 16px;text-align:center;color:var(--color-waiting-text);background:var(--color-waiting-tint)}</style></noscript>';

/** A button that does nothing yet says why. */
const NEEDS_SCRIPTS =
  'You can read this page without JavaScript. Signing in, registering and ordering need it.';

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Neither a call nor a file. */
const mayBeMistypedPage = (path: string) => !NOT_A_PAGE.test(path) && !/\.[a-z0-9]{1,5}$/i.test(path);
