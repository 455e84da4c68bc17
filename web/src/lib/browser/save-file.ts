/** Lets the browser save data under a name, as a download. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Reading a response takes off the mark by which spreadsheets know UTF-8. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, `\uFEFF${text.replace(/^\uFEFF/, '')}`, 'text/csv;charset=utf-8');
