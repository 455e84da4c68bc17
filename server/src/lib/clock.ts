/** Time is passed in, so that stories about expiry need no waiting. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
