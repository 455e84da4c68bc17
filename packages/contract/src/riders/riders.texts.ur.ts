export const nameLength = 'نام 1 سے 100 حروف کا ہونا چاہیے';
export const mobile = 'موبائل';
export const statusOneOf = (statuses: string) => `حالت ان میں سے ایک ہونی چاہیے: ${statuses}`;
