export const menuAsFile = 'CSV';
export const menuAsFileLabel = 'The menu as a CSV file';
export const download = 'Download CSV';
export const upload = 'Upload CSV';
export const howItWorks =
  'Download the menu, change it in a spreadsheet and send it back. Before anything changes you see what would become of each line.';
export const whatCounts =
  'Columns you leave out stay as they are. A line without an id is a new dish, unless its category has a dish of this title.';
export const chooseFile = 'Choose a file';
export const chooseAnother = 'Choose another file';
export const reading = (name: string) => `Reading ${name}...`;
export const unreadable = 'This file cannot be read. Please choose it again.';
export const tooLarge = 'This file is too large: at most 2 MB';
export const take = 'Take these changes';
export const close = 'Close';
export const nothingInIt = 'This file has no dishes.';
export const nothingToChange = 'Your menu is already as in this file.';
export const mendFirst =
  'Nothing can be taken while a line is wrong. Mend it in your file and choose it again.';
export const withoutPicture = 'New dishes have no picture yet; add it where you edit them.';
export const counts = (what: Readonly<Record<'added' | 'changed' | 'unchanged' | 'wrong', number>>) =>
  [
    what.wrong > 0 && `${what.wrong} wrong`,
    what.added > 0 && `${what.added} new`,
    what.changed > 0 && `${what.changed} changed`,
    what.unchanged > 0 && `${what.unchanged} unchanged`,
  ]
    .filter(Boolean)
    .join(' · ');
export const lines = 'What becomes of each line';
export const line = 'Line';
export const dish = 'Dish';
export const outcome = 'What happens';
export const created = 'New';
export const updated = 'Changed';
export const wrong = 'Wrong';
export const becomes = '→';
export const nothing = 'nothing';
export const andMore = (count: number) => `and ${count} more lines`;
export const taken = (count: number) => `${count} ${count === 1 ? 'dish' : 'dishes'} taken from the file`;
