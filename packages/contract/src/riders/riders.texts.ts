export const nameLength = 'Name must be between 1 and 100 characters long';
export const mobile = 'Mobile';
export const statusOneOf = (statuses: string) => `Status must be one of ${statuses}`;
