/** Lines the specification wants on the browser's console, in its own words. */
export const consoleLog = {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  info: (words: string, ...details: readonly unknown[]) => console.log(words, ...details),
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  failure: (words: string, error: unknown) => console.error(words, error),
};
