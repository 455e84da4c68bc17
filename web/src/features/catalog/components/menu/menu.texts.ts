export const addDish = (dish: string) => `Add ${dish}`;
export const oneLess = (dish: string) => `One ${dish} less`;
export const oneMore = (dish: string) => `One more ${dish}`;
export const inCart = (count: number, dish: string) => `${count} ${dish} in your cart`;
export const close = 'Close';
export const searchMenu = 'Search menu';
export const clearSearch = 'Clear the search';
export const nothingFound = (query: string) => `Nothing on this menu matches “${query}”.`;
export const found = (count: number) => `${count} ${count === 1 ? 'dish' : 'dishes'} found`;
