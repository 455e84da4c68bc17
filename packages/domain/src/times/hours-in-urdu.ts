/** By the hour a part of the day begins with, the latest first. */
const PARTS_OF_DAY = [
  [20, 'رات'],
  [16, 'شام'],
  [12, 'دوپہر'],
  [4, 'صبح'],
  [0, 'رات'],
] as const;

/** Sentences say "شام 4 بجے" or "شام 4:30 بجے" where clocks and tables show 16:00 and 16:30. */
export const hoursInUrdu = (sentence: string): string =>
  sentence.replaceAll(/([01]\d|2[0-3]):([0-5]\d)(?= بجے)/g, (_, hours: string, minutes: string) => {
    const [, part] = PARTS_OF_DAY.find(([from]) => Number(hours) >= from) ?? PARTS_OF_DAY[0];
    return `${part} ${Number(hours) % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`;
  });
