export const fromBeforeTo = 'The first day must not be after the last';
export const spanTooLong = (days: number) => `At most ${days} days at once`;
export const tooManyRows = 'These days have too many orders for one file: choose fewer days';
