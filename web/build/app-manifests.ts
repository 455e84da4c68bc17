import type { Plugin } from 'vite';
import { LANGUAGES, type Language, languagePrefix } from '../../packages/contract/src/languages.ts';
import { namesOf } from '../../packages/contract/src/names-of.ts';
import { PATHS } from '../../packages/contract/src/page-paths.ts';
import { PRODUCT_NAME } from '../../packages/contract/src/product.ts';
import { documentTexts } from './languages.ts';

export const manifestFile = (language: string) => `manifest.${language}.webmanifest`;

/** What a phone is told to install the app with, in each language. */
export const appManifests = (): Plugin => ({
  name: 'app-manifests',
  async generateBundle() {
    for (const language of namesOf(LANGUAGES)) {
      const source = JSON.stringify(await manifestOf(language));
      this.emitFile({ type: 'asset', fileName: manifestFile(language), source });
    }
  },
});

async function manifestOf(language: Language) {
  const texts = await documentTexts(language);
  const at = (path: string) => `${languagePrefix(language)}${path}`;
  const shortcut = (name: string | undefined, path: string) => ({
    name,
    url: at(path),
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    // Both languages are the same app, and its switch must not lead out of it.
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: texts.get('description'),
    lang: language,
    dir: LANGUAGES[language].direction,
    start_url: at('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#FFFAF5',
    theme_color: '#FFFAF5',
    categories: ['food', 'shopping'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(texts.get('shortcutOrders'), PATHS.customerOrders),
      shortcut(texts.get('shortcutCart'), PATHS.cart),
      shortcut(texts.get('shortcutVoice'), PATHS.voiceOrder),
      shortcut(texts.get('shortcutRestaurant'), PATHS.restaurantOrders),
    ],
  };
}
