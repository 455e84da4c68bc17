import { words } from './words.ts';

/** What stands before an option that is wanted: "with the brioche bun", "plus some jalapeños". */
export const wishOpeningWords = words(
  'with add adding extra plus put and also on in a an some the of more make it have please too saath sath ke ka ki aur daal dal laga do',
);

/** "No dip", "leave off the dip", "dip ke baghair". */
export const refusingWords = words(
  'no not without hold skip minus remove drop lose leave take off out bina bagair baghair nahi nahin mat',
);

/** So much of it is no option: it is told to the kitchen. */
export const lessWords = words('less light lite little easy half kam thora thori');
