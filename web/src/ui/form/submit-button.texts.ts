export const needsScripts = (does: string) =>
  `${does} needs JavaScript. Please switch it on in your browser.`;
