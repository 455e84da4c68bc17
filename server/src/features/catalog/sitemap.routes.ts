import { anyone } from '@nearbite/contract/access';
import { escapeHtml } from '@nearbite/contract/escape-html';
import { LANGUAGES, type Language, languagePrefix } from '@nearbite/contract/languages';
import { namesOf } from '@nearbite/contract/names-of';
import { PATHS, storePath } from '@nearbite/contract/page-paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { lastPublicRestaurant, STORES_IN_FILE, storesOfFile } from './sitemap.queries.ts';

const OPTIONS = { config: { access: anyone }, schema: { hide: true } };
const FILE_NAME = /^stores-(\d{1,5})\.xml$/;

/**
 * What search engines read first. The home page leads to pages that need a sign-in, so only here they find the public
 * page of every restaurant, and from there its dishes.
 */
export function registerSitemap(app: FastifyInstance, { db }: Services): void {
  app.get('/robots.txt', OPTIONS, (request, reply) =>
    send(reply, 'text/plain', [
      'User-agent: *',
      'Disallow: /api/',
      `Sitemap: ${new URL('/sitemap.xml', request.siteOrigin).href}`,
    ]),
  );

  app.get('/sitemap.xml', OPTIONS, async (request, reply) => {
    const { id } = await lastPublicRestaurant().one(db);
    const files = Array.from(
      { length: Math.ceil((id ?? 0) / STORES_IN_FILE) },
      (_, file) => `/sitemap/stores-${file}.xml`,
    );
    const entries = ['/sitemap/pages.xml', ...files].map((path) => location(path, request.siteOrigin));
    return sendXml(
      reply,
      'sitemapindex',
      entries.map((entry) => `<sitemap>${entry}</sitemap>`),
    );
  });

  app.get<{ Params: { name: string } }>('/sitemap/:name', OPTIONS, async (request, reply) => {
    const paths = await pathsOf(request.params.name);
    return sendXml(
      reply,
      'urlset',
      paths.flatMap((path) => pageInAllLanguages(path, request.siteOrigin)),
    );
  });

  async function pathsOf(name: string): Promise<string[]> {
    if (name === 'pages.xml') return ['/', PATHS.contact, PATHS.terms];
    const [, file] = FILE_NAME.exec(name) ?? [];
    if (file === undefined) throw notFound();
    const stores = await storesOfFile(Number(file)).all(db);
    return stores.map(({ slug }) => storePath(slug));
  }
}

const location = (path: string, origin: string) => `<loc>${addressOf(path, origin)}</loc>`;
const addressOf = (path: string, origin: string) => escapeHtml(new URL(path, origin).href);

/** An entry for each language, each of which names them all. */
function pageInAllLanguages(path: string, origin: string): string[] {
  const languages = namesOf(LANGUAGES);
  const pathIn = (language: Language) => `${languagePrefix(language)}${path}`;
  const links = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(pathIn(language), origin)}"/>`,
  );
  return languages.map((language) => `<url>${location(pathIn(language), origin)}${links.join('')}</url>`);
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function sendXml(reply: FastifyReply, list: string, entries: readonly string[]) {
  return send(reply, 'application/xml', [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} ${NAMESPACES}>`,
    ...entries,
    `</${list}>`,
  ]);
}

function send(reply: FastifyReply, type: string, lines: readonly string[]): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'public, max-age=3600')
    .send(`${lines.join('\n')}\n`);
}
