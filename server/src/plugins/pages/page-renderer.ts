import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Installation, installation } from '@nearbite/contract/installation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../lib/clock.ts';
import type { IsCurrent } from '../../routing/raw-json.ts';
import { type BuildManifest, createStyleWriter, pageFiles } from './page-links.ts';

/** What the web app's server entry offers; the bundle is built with it (web/src/app/entry-server.tsx). */
type WebEntry = {
  readonly INITIAL_STATE_ID: string;
  /** The bundle has a state of its own. */
  setInstallation(installation: Installation): void;
  preparePage(
    path: string,
    fetch: (request: Request) => Promise<Response>,
    nowMs: number,
  ): Promise<PreparedPage | undefined>;
};
type PreparedPage = {
  readonly status: 200 | 404;
  readonly initialState: string;
  readonly freshUntilMs: number;
  readonly source: string;
  readonly render: () => string;
};

export type RenderedPage = {
  readonly status: 200 | 404;
  /** What should load before anything else, such as the picture that is seen first. */
  readonly hints: string;
  /** All its style sheets, in the place of the links to them. */
  readonly styles: string;
  /** Takes the place of the empty root element. */
  readonly body: string;
  /** Its own scripts; they belong behind those of every page. */
  readonly scripts: readonly string[];
};

/** With whether all that it is made of is still so; undefined where that cannot be told. */
type CheckedPage = RenderedPage & { readonly isCurrent: IsCurrent | undefined };

/** Far longer than rendering takes; then the browser does it. */
const PATIENCE_MS = 2_000;

/**
 * Renders public pages with the web app's own components and the API's own responses. A page's HTML follows from its
 * responses and the clock alone: as long as these are current it is sent again (`cached-responses.ts`). Undefined where there is nothing to render with or it failed: the browser
 * then renders the page by itself, as it does all others.
 */
export function createPageRenderer(
  app: FastifyInstance,
  directory: string,
  clock: Clock,
  /** Where the build of the language lies; its files are in the directory that all languages share. */
  build = directory,
): PageRenderer {
  const entryFile = join(build, '.render/entry-server.js');
  if (!existsSync(entryFile)) return async () => undefined;
  let loading: Promise<PageRenderer> | undefined;
  const load = () => {
    loading ??= loadRenderer(app, { directory, build, entryFile }, clock);
    return loading;
  };
  // Not before, as it would be a tenth of a start; whoever asks for a page earlier waits for it. Other languages wait
  // until somebody asks: each holds up everything else for a moment.
  if (build === directory) app.addHook('onListen', () => void load());
  return async (path, request) => (await load())(path, request);
}

type PageRenderer = (path: string, request: FastifyRequest) => Promise<CheckedPage | undefined>;

/** A bundle that cannot be used must not keep the app from working. */
async function loadRenderer(
  app: FastifyInstance,
  { directory, build, entryFile }: { directory: string; build: string; entryFile: string },
  clock: Clock,
): Promise<PageRenderer> {
  try {
    // Built from this repository's `entry-server`.
    const entry = (await import(pathToFileURL(entryFile).href)) as WebEntry;
    entry.setInstallation(installation());
    return renderPages(app, entry, await createFileWriter(directory, build), clock);
  } catch (error) {
    app.log.error({ err: error }, 'pages are not rendered on the server');
    return async () => undefined;
  }
}

/** Tells how a page names its files. */
async function createFileWriter(directory: string, build: string) {
  const text = await readFile(join(build, '.vite/manifest.json'), 'utf8');
  // Written by the build of the same version.
  const manifest = JSON.parse(text) as BuildManifest;
  const writeStyles = createStyleWriter(directory);
  return async (source: string) => {
    const files = pageFiles(manifest, source);
    return { styles: await writeStyles(files), scripts: files.scripts };
  };
}

type FileWriter = Awaited<ReturnType<typeof createFileWriter>>;

function renderPages(
  app: FastifyInstance,
  entry: WebEntry,
  writeFiles: FileWriter,
  clock: Clock,
): PageRenderer {
  async function render(path: string, request: FastifyRequest): Promise<CheckedPage | undefined> {
    const nowMs = clock.now().getTime();
    const { fetch, areCurrent } = fetchAs(app, request);
    const prepared = await entry.preparePage(path, fetch, nowMs);
    if (!prepared) return undefined;
    const isCurrent = () => areCurrent() && clock.now().getTime() < prepared.freshUntilMs;
    const { hints, html } = splitHints(prepared.render());
    return {
      status: prepared.status,
      hints: hints.join('\n    '),
      ...(await writeFiles(prepared.source)),
      body: `<div id="root">${html}</div>\n    ${dataBlock(entry.INITIAL_STATE_ID, prepared.initialState, nowMs)}`,
      isCurrent,
    };
  }

  return async (path, request) => {
    try {
      return await Promise.race([render(path, request), giveUp()]);
    } catch (error) {
      request.log.error({ err: error, path }, 'page not rendered');
      return undefined;
    }
  };
}

const giveUp = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS).unref();
  });

/** Calls of the page go to this very app, counted as the visitor's own and never as anyone who is signed in. */
function fetchAs(app: FastifyInstance, request: FastifyRequest) {
  const checks: IsCurrent[] = [];
  const fetch = async ({ method, url }: Request): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const response = await app.inject({
      // A page that is rendered only reads.
      method: method as 'GET',
      url: pathname + search,
      headers: { host: new URL(request.siteOrigin).host, accept: 'application/json' },
      remoteAddress: request.ip,
    });
    // Another one may have taken its place since.
    const cached = app.findCachedResponse(request.siteOrigin, pathname + search);
    checks.push(cached?.text === response.body ? cached.isCurrent : () => false);
    const headers = new Headers({ 'content-type': String(response.headers['content-type'] ?? '') });
    const total = response.headers['x-total-count'];
    if (total !== undefined) headers.set('x-total-count', String(total));
    return new Response(response.body, { status: response.statusCode, headers });
  };
  return { fetch, areCurrent: () => checks.every((isCurrent) => isCurrent()) };
}

/** React writes what should load first at the beginning; its place is the head. */
function splitHints(rendered: string): { hints: string[]; html: string } {
  const [hints = ''] = /^(?:<link [^>]*\/>)*/.exec(rendered) ?? [];
  return { hints: hints.match(/<link [^>]*\/>/g) ?? [], html: rendered.slice(hints.length) };
}

/** Data, not a script: nothing in it is run, and only `<` could end it. */
const dataBlock = (id: string, json: string, nowMs: number) =>
  `<script type="application/json" id="${id}" data-rendered-at="${nowMs}">${json.replaceAll('<', '\\u003c')}</script>`;
