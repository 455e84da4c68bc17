import * as accountTexts from '@nearbite/contract/accounts/accounts.texts';
import * as accountTextsUr from '@nearbite/contract/accounts/accounts.texts.ur';
import * as dietTexts from '@nearbite/contract/catalog/diets.texts';
import * as dietTextsUr from '@nearbite/contract/catalog/diets.texts.ur';
import * as dishStatusTexts from '@nearbite/contract/dishes/dish-status.texts';
import * as dishStatusTextsUr from '@nearbite/contract/dishes/dish-status.texts.ur';
import * as fieldTexts from '@nearbite/contract/fields.texts';
import * as fieldTextsUr from '@nearbite/contract/fields.texts.ur';
import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import * as noticeTexts from '@nearbite/contract/notifications/notifications.texts';
import * as noticeTextsUr from '@nearbite/contract/notifications/notifications.texts.ur';
import * as orderTexts from '@nearbite/contract/orders/orders.texts';
import * as orderTextsUr from '@nearbite/contract/orders/orders.texts.ur';
import * as pictureTexts from '@nearbite/contract/pictures.texts';
import * as pictureTextsUr from '@nearbite/contract/pictures.texts.ur';
import * as weekdayTexts from '@nearbite/contract/restaurants/weekdays.texts';
import * as weekdayTextsUr from '@nearbite/contract/restaurants/weekdays.texts.ur';
import * as riderTexts from '@nearbite/contract/riders/riders.texts';
import * as riderTextsUr from '@nearbite/contract/riders/riders.texts.ur';
import * as staffTexts from '@nearbite/contract/staff/staff.texts';
import * as staffTextsUr from '@nearbite/contract/staff/staff.texts.ur';
import { hoursInUrdu } from '@nearbite/domain/times/hours-in-urdu';
import * as orderTimeTexts from '@nearbite/domain/times/order-times.texts';
import * as orderTimeTextsUr from '@nearbite/domain/times/order-times.texts.ur';
import * as timeTexts from '@nearbite/domain/times/times.texts';
import * as timeTextsUr from '@nearbite/domain/times/times.texts.ur';
import * as weatherTexts from '@nearbite/domain/weather.texts';
import * as weatherTextsUr from '@nearbite/domain/weather.texts.ur';
import { messagesOf } from './shared-catalogues.ts';
import { accounts } from './ur/accounts.ts';
import { administration } from './ur/administration.ts';
import { kitchens } from './ur/kitchens.ts';
import { orders } from './ur/orders.ts';
import { payments } from './ur/payments.ts';
import { requests } from './ur/requests.ts';
import { schemaLibrary } from './ur/schema-library.ts';
import { staff } from './ur/staff.ts';
import { suggestions } from './ur/suggestions.ts';
import { terms } from './ur/terms.ts';

/** By the English text as it stands in the code; what is written in stands as {1}, {2}, … in its order there. */
export type Catalogue = Readonly<Record<string, string>>;

type Translation = (text: string) => string;

type Catalogues = {
  readonly texts: readonly Catalogue[];
  /** So short that people's words could look like them: read only inside of a text, between what is ours. */
  readonly parts: readonly Catalogue[];
  /** What the language does with hours and lists once they are written into a text. */
  readonly finish: (text: string) => string;
};

/** Put together when the first text is asked for in the language. */
const CATALOGUES: Readonly<Partial<Record<Language, () => Catalogues>>> = {
  ur: () => ({
    texts: [
      requests,
      accounts,
      orders,
      payments,
      kitchens,
      staff,
      administration,
      suggestions,
      schemaLibrary,
      terms,
      messagesOf(fieldTexts, fieldTextsUr),
      messagesOf(accountTexts, accountTextsUr),
      messagesOf(orderTexts, orderTextsUr),
      messagesOf(pictureTexts, pictureTextsUr),
      messagesOf(riderTexts, riderTextsUr),
      messagesOf(staffTexts, staffTextsUr),
      messagesOf(noticeTexts, noticeTextsUr),
      messagesOf(dishStatusTexts, dishStatusTextsUr),
      messagesOf(dietTexts, dietTextsUr),
      messagesOf(weekdayTexts, weekdayTextsUr),
      messagesOf(weatherTexts, weatherTextsUr),
    ],
    parts: [
      messagesOf(timeTexts, timeTextsUr),
      timeTextsUr.CITIES,
      messagesOf(orderTimeTexts, orderTimeTextsUr),
    ],
    finish: (text) => hoursInUrdu(text).replaceAll(/, (?=\d+ × )/g, '، '),
  }),
};

const translations = new Map<Language, Translation>();

/**
 * A text of ours in another language. It is found by its English form, so that rules which are shared with the browser,
 * and what was stored earlier, are translated like everything else; what is no text of ours stays as it is.
 */
export function translate(text: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE || text === '') return text;
  const known = translations.get(language);
  if (known) return known(text);
  const catalogues = CATALOGUES[language]?.();
  const made = catalogues ? createTranslation(catalogues) : (original: string) => original;
  translations.set(language, made);
  return made(text);
}

type Pattern = {
  readonly matches: RegExp;
  readonly places: readonly number[];
  readonly translation: string;
  /** Long enough that people's words do not look like it. */
  readonly isTelling: boolean;
  /** Begins a sentence that is put behind another. */
  readonly isAppended: boolean;
};

function createTranslation(catalogues: Catalogues): Translation {
  const texts = new Map<string, string>();
  const all = [...catalogues.texts, ...catalogues.parts].flatMap((catalogue) => Object.entries(catalogue));
  for (const [english, translation] of all) texts.set(english, texts.get(english) ?? translation);
  const wholePatterns = patternsOf(catalogues.texts).filter(({ isTelling }) => isTelling);
  const partPatterns = patternsOf([...catalogues.texts, ...catalogues.parts]);

  function fill({ places, translation }: Pattern, found: readonly string[]): string {
    const parts = new Map(places.map((place, nth) => [place, partOf(found[nth] ?? '')]));
    return translation.replaceAll(/\{(\d)\}/g, (_, place) => parts.get(Number(place)) ?? '');
  }

  function wholeOf(text: string): string | undefined {
    const known = texts.get(text);
    if (known !== undefined) return known;
    for (const pattern of wholePatterns) {
      const [, ...found] = pattern.matches.exec(text) ?? [];
      if (found.length > 0) return fill(pattern, found);
    }
    return undefined;
  }

  /** What is written into a text: a word of ours, a time, or what people wrote, which is never touched. */
  function partOf(part: string): string {
    const known = texts.get(part) ?? momentOf(part, texts);
    if (known !== undefined) return known;
    for (const pattern of partPatterns) {
      const [, ...found] = pattern.matches.exec(part) ?? [];
      if (found.length > 0 && (pattern.isAppended || found.every(isOurs))) return fill(pattern, found);
    }
    return part;
  }

  const isOurs = (part: string) =>
    PLAIN.test(part) || texts.has(part) || momentOf(part, texts) !== undefined || partOf(part) !== part;

  return (text) => {
    const said = sentencesOf(text);
    return said === text ? text : catalogues.finish(said);
  };

  function sentencesOf(text: string): string {
    const whole = wholeOf(text);
    if (whole !== undefined) return whole;
    // Several sentences in one text.
    for (const { index } of text.matchAll(/(?<=[.:]) /g)) {
      const first = wholeOf(text.slice(0, index)) ?? wholeOf(text.slice(0, index + 1));
      if (first !== undefined) return `${first.trimEnd()} ${translateRest(text.slice(index + 1))}`;
    }
    return text;
  }

  function translateRest(rest: string): string {
    return wholeOf(rest) ?? rest;
  }
}

/** Numbers, amounts, the identifiers of orders. */
const PLAIN = /^(Rs\.|-)?[\d.,:%+ -]*$|^[A-Za-z0-9]{10,40}$/;

/** The most telling first: most of a short one is what is written in. */
const patternsOf = (catalogues: readonly Catalogue[]): Pattern[] =>
  catalogues
    .flatMap((catalogue) => Object.entries(catalogue))
    .filter(([english]) => /\{\d\}/.test(english) && english.replaceAll(/\{\d\}/g, '').trim() !== '')
    .map(([english, translation]) => patternOf(english, translation))
    .sort((a, b) => b.matches.source.length - a.matches.source.length);

function patternOf(english: string, translation: string): Pattern {
  const places: number[] = [];
  const source = english
    .split(/\{(\d)\}/)
    .map((part, nth) => {
      if (nth % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      places.push(Number(part));
      return '([^]*?)';
    })
    .join('');
  const isTelling = english.replaceAll(/\{\d\}|\s/g, '').length > 3;
  return {
    matches: new RegExp(`^${source}$`),
    places,
    translation,
    isTelling,
    isAppended: /^[ ,.]/.test(english),
  };
}

const MOMENT =
  /^(?:(\d{1,2}) (\p{Lu}\p{Ll}+)( \d{4})?(?:, |$))?(?:(\d{1,2}:\d{2})(?: \(([\p{L} ]+) time\))?)?$/u;

/** "24 December, 18:40 (Karachi time)" */
function momentOf(text: string, texts: ReadonlyMap<string, string>): string | undefined {
  const [, day, month = '', year = '', time, zone] = MOMENT.exec(text) ?? [];
  if (time === undefined && day === undefined) return undefined;
  const date = day === undefined ? [] : [`${day} ${texts.get(month) ?? month}${year}`];
  const place =
    zone === undefined
      ? ''
      : ` (${(texts.get('{1} time') ?? '{1}').replace('{1}', texts.get(zone) ?? zone)})`;
  return [...date, ...(time === undefined ? [] : [`${time}${place}`])].join(`${texts.get(',') ?? ','} `);
}
