export const searchForDish = 'Search for a dish';
export const search = 'Search';
export const openSearch = 'Open search';
export const closeSearch = 'Close search';
export const enterDishName = 'Please enter a dish name';
export const dishes = 'Dishes';
export const resultsFor = (query: string) => `Results for “${query}”`;
export const resultsForHeading = (query: string) => (
  <>
    Results for “<bdi>{query}</bdi>”
  </>
);
export const typeWhatYouLike = 'Type what you feel like into the search field.';
export const searchFailed = 'The search did not work.';
export const searching = 'Searching';
export const found = (count: string, isOne: boolean) => `${count} ${isOne ? 'dish' : 'dishes'} found`;
export const moreThanFound = (count: string) => `More than ${count} dishes found`;
export const openOf = (open: string, total: string) => `${open} of ${total} open now`;
export const noneFound = 'No dishes found.';
export const tryAnotherWord = 'Try another word, or fewer of them.';
export const nothingSuits = 'Choose fewer diets or allergens to see more.';
export const restaurants = 'Restaurants';
export const suggestions = 'Suggestions';
export const pastQueries = 'Your last searches';
export const showingResultsFor = (query: string) => (
  <>
    Showing results for <bdi>{query}</bdi>
  </>
);
export const closedOrNotServed = 'Closed or not served now';
