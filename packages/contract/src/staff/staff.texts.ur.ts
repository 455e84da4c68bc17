export const roleOneOf = 'کردار منیجر یا کچن ہونا چاہیے';
