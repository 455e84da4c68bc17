import type { Language } from '@nearbite/contract/languages';

/** What is said to somebody who reads that language, in that language, on a page in another. */
export const OFFERS: Readonly<Record<Language, { readonly read: string; readonly stay: string }>> = {
  en: { read: 'Read this page in English', stay: 'Stay in this language' },
  ur: { read: 'یہ صفحہ اردو میں پڑھیں', stay: 'انگریزی میں ہی رہیں' },
};
