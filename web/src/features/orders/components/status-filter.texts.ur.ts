export const all = 'سب';
export const status = 'حالت';
export const statusIs = (status: string) => `حالت: ${status}`;
