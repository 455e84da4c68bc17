import { anyone } from '@nearbite/contract/access';
import type { Dish, Shop } from '@nearbite/contract/catalog/catalog';
import { slug as slugField } from '@nearbite/contract/fields';
import { type Language, languagePrefix, splitLanguage } from '@nearbite/contract/languages';
import { PATHS } from '@nearbite/contract/page-paths';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import type { RawJson } from '../../routing/raw-json.ts';
import type { Catalog } from './catalog.service.ts';
import { dishHead, shopHead } from './page-head.ts';

type Page<T> = {
  readonly path: string;
  readonly get: (
    slug: string,
    asked: { place: null; client: string; language: Language },
  ) => Promise<RawJson<T>>;
  readonly head: (found: T, origin: string, language: Language) => string;
};

/** The first HTML of the pages people share, with what search engines and link previews read. */
export function registerCatalogPages(app: FastifyInstance, catalog: Catalog): void {
  function serve<T>({ path, get, head }: Page<T>): void {
    app.get<{ Params: { '*': string } }>(
      // Whatever its length: a name that is too long is not found on a page of the app, like any other wrong one.
      path.replace(':slug', '*'),
      { config: { access: anyone }, schema: { hide: true } },
      async (request, reply) => {
        const slug = request.params['*'].replace(/\/$/, '');
        const { language } = splitLanguage(request.originalUrl);
        const asked = { place: null, client: request.ip, language };
        const found = slugField.safeParse(slug).success ? await unless404(get(slug, asked)) : undefined;
        if (found === undefined) return reply.status(404).sendPage();
        // The text is the response of the endpoint with this type.
        const shown = JSON.parse(found.text) as T;
        const html = head(shown, request.siteOrigin + languagePrefix(language), language);
        return reply.sendPage({ html, isCurrent: found.isCurrent });
      },
    );
  }

  serve<Dish>({ path: PATHS.dish, get: catalog.dish, head: dishHead });
  serve<Shop>({ path: PATHS.store, get: catalog.shop, head: shopHead });
}

async function unless404<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
