/** The parts of a day in which people eat different things. */
export type DayPart = 'morning' | 'lunch' | 'tea' | 'dinner' | 'night';

const firstHours: readonly (readonly [hour: number, part: DayPart])[] = [
  [0, 'night'],
  [5, 'morning'],
  [11, 'lunch'],
  [15, 'tea'],
  [18, 'dinner'],
  [23, 'night'],
];

export const dayPartAt = (hour: number): DayPart =>
  firstHours.findLast(([first]) => hour >= first)?.[1] ?? 'night';

export const dayPartSentences: Readonly<Record<DayPart, string>> = {
  morning: 'It is breakfast time.',
  lunch: 'Good for lunch.',
  tea: 'It is tea time.',
  dinner: 'Good for dinner.',
  night: 'Good late at night.',
};
