import type { Dish, Shop } from '@nearbite/contract/catalog/catalog';
import { escapeHtml } from '@nearbite/contract/escape-html';
import { installation } from '@nearbite/contract/installation';
import type { Language } from '@nearbite/contract/languages';
import { dishPath, storePath } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { formatMoney } from '@nearbite/domain/money';
import { isOrderable } from '@nearbite/domain/orderable';
import { halfStars } from '@nearbite/domain/rating';
import { translate } from '../../texts/translate.ts';

const DESCRIPTION_LENGTH = 160;

type Head = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string | undefined;
  readonly type: 'product' | 'restaurant.restaurant';
  readonly data: object;
};

/** `origin`: where the pages of the language begin. */
export function dishHead(dish: Dish, origin: string): string {
  const url = origin + dishPath(dish.slug);
  const image = absolute(dish.image, origin);
  return renderHead({
    title: `${dish.title} · ${dish.restaurant.name}`,
    description: `${formatMoney(dish.price)} · ${dish.description}`,
    url,
    image,
    type: 'product',
    data: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: dish.title,
      description: dish.description,
      image: image ? [image] : undefined,
      sku: dish.did,
      category: dish.category.title,
      brand: { '@type': 'Restaurant', name: dish.restaurant.name },
      offers: {
        '@type': 'Offer',
        url,
        price: dish.price.toFixed(installation().currencyDecimals),
        priceCurrency: installation().currency,
        availability: `https://schema.org/${isOrderable(dish, new Date()) ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Restaurant', name: dish.restaurant.name },
      },
      aggregateRating: aggregateRating(dish.dish_rating, dish.review_count),
    },
  });
}

export function shopHead(shop: Shop, origin: string, language: Language): string {
  const url = origin + storePath(shop.slug);
  const image = absolute(shop.image, origin);
  return renderHead({
    title: shop.name,
    description: shop.description ?? translate(`Order from ${shop.name} on ${PRODUCT_NAME}.`, language),
    url,
    image,
    type: 'restaurant.restaurant',
    data: {
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: shop.name,
      description: shop.description ?? undefined,
      image: image ? [image] : undefined,
      url,
      telephone: shop.phone_number,
      address: shop.address ?? undefined,
      geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
      currenciesAccepted: installation().currency,
      aggregateRating: aggregateRating(shop.rating, shop.review_count),
    },
  });
}

function aggregateRating(mean: number | null, count: number) {
  if (mean === null) return undefined;
  return { '@type': 'AggregateRating', ratingValue: halfStars(mean), reviewCount: count, bestRating: 5 };
}

const absolute = (path: string | null, origin: string) => (path ? new URL(path, origin).href : undefined);

function renderHead({ title, description, url, image, type, data }: Head): string {
  const text = shorten(description);
  return [
    `<title>${escapeHtml(`${title} · ${PRODUCT_NAME}`)}</title>`,
    `<meta name="description" content="${escapeHtml(text)}" />`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    property('og:site_name', PRODUCT_NAME),
    property('og:type', type),
    property('og:title', title),
    property('og:description', text),
    property('og:url', url),
    ...(image ? [property('og:image', image)] : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`,
    `<script type="application/ld+json">${scriptSafe(data)}</script>`,
  ].join('\n    ');
}

const property = (name: string, value: string) =>
  `<meta property="${name}" content="${escapeHtml(value)}" />`;

/** Inside a script element only these characters could end it or start a comment. */
const scriptSafe = (data: object) =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= DESCRIPTION_LENGTH
    ? line
    : `${characters
        .slice(0, DESCRIPTION_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
