export const searchForDish = 'کھانا تلاش کریں';
export const search = 'تلاش';
export const openSearch = 'تلاش کھولیں';
export const closeSearch = 'تلاش بند کریں';
export const enterDishName = 'براہِ کرم کھانے کا نام لکھیں';
export const dishes = 'کھانے';
export const resultsFor = (query: string) => `“${query}” کے نتائج`;
export const resultsForHeading = (query: string) => (
  <>
    “<bdi>{query}</bdi>” کے نتائج
  </>
);
export const typeWhatYouLike = 'جو کھانے کو دل چاہے، تلاش کے خانے میں لکھیے۔';
export const searchFailed = 'تلاش نہیں ہو سکی۔';
export const searching = 'تلاش جاری ہے';
export const found = (count: string, isOne: boolean) => (isOne ? `${count} کھانا ملا` : `${count} کھانے ملے`);
export const moreThanFound = (count: string) => `${count} سے زیادہ کھانے ملے`;
export const openOf = (open: string, total: string) => `${total} میں سے ${open} ابھی کھلے ہیں`;
export const noneFound = 'کوئی کھانا نہیں ملا۔';
export const tryAnotherWord = 'کوئی اور لفظ، یا کم لفظ آزمائیے۔';
export const nothingSuits = 'زیادہ دیکھنے کے لیے کم غذائیں یا اجزاء چنیں۔';
export const restaurants = 'ریستوران';
export const suggestions = 'تجاویز';
export const pastQueries = 'آپ کی پچھلی تلاشیں';
export const showingResultsFor = (query: string) => (
  <>
    <bdi>{query}</bdi> کے نتائج دکھائے جا رہے ہیں
  </>
);
export const closedOrNotServed = 'ابھی بند یا دستیاب نہیں';
