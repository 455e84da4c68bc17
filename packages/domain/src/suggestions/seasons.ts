import { namesOneOf } from './food-kinds.ts';

type Season = {
  readonly months: readonly number[];
  readonly words: readonly string[];
  readonly sentence: string;
};

/** Months of the northern half of the world. */
const seasons: readonly Season[] = [
  { months: [5, 6, 7, 8], words: ['mango'], sentence: 'Mangoes are in season.' },
  { months: [12, 1, 2], words: ['gajar', 'carrot halwa'], sentence: 'Carrots are in season.' },
  { months: [11, 12, 1, 2], words: ['saag', 'makai roti'], sentence: 'Mustard greens are in season.' },
  { months: [11, 12, 1, 2], words: ['fish', 'seafood'], sentence: 'Fish is at its best in winter.' },
  { months: [11, 12, 1, 2], words: ['kashmiri chai', 'pink tea'], sentence: 'A drink of the winter months.' },
  { months: [6, 7], words: ['falsa', 'jamun juice'], sentence: 'Summer berries are in season.' },
];

const SOUTHERN_SHIFT = 6;

/** Half a year apart, the seasons of the two halves of the world are the same. */
export const seasonalMonth = (month: number, latitude: number | undefined): number =>
  latitude !== undefined && latitude < 0 ? ((month - 1 + SOUTHERN_SHIFT) % 12) + 1 : month;

export const findSeason = (title: string, month: number): Season | undefined =>
  seasons.find(({ months, words }) => months.includes(month) && namesOneOf(title, words));
