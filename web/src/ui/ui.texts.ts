// Loading and failing; `what` is "your orders".
export const backHome = 'Back to the home page';
export const couldNotLoad = (what: string) => `We could not load ${what}.`;
export const couldNotRefresh = (what: string) => `We could not refresh ${what}.`;
export const loadAgain = 'Load again';
export const loading = 'Loading...';
export const needsNewestPage = 'This part needs the newest version of the page.';
export const noConnection = 'No connection: this part comes when you are back online.';
export const asOf = (time: string) => `No connection: as of ${time}`;
export const tryAgain = 'Try again';

export const pageNotFound = 'Page Not Found';
export const notFoundHeading = 'Error 404 - Page Not Found!';
export const noPageHere = 'There is no page at this address. It may be old or mistyped.';
export const noDishHere = 'This dish is not on the menu. The address may be old or mistyped.';
// The same whether there never was one or it is suspended.
export const noRestaurantHere =
  'There is no restaurant at this address now. It may have closed, or the address may be mistyped.';

export const share = (title: string) => `Share ${title}`;
export const linkCopied = 'Link copied.';
export const notShared = (address: string) => `It could not be shared. Copy its address: ${address}`;

// Dialogs and forms.
export const cancel = 'Cancel';
export const close = 'Close';
export const save = 'Save';
export const processing = 'Processing';
export const uploadProgress = 'Upload progress';
export const inLanguage = (field: string, language: string) => `${field} in ${language} (optional)`;

// Food.
export const canceled = 'Canceled';
export const dish = 'Dish';
export const items = 'Items';
export const oldPrice = 'Old price';
export const portion = 'Portion';
export const price = 'Price';
export const quantity = 'Qty';
export const rated = (stars: number) => `Rated ${stars} out of 5`;
export const spice = 'Spice';
export const total = 'Total';
export const whereToPickUp = 'Where to pick it up';
