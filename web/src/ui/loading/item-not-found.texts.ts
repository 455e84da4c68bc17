export const noSuch = (what: string) => `There is no such ${what}`;
