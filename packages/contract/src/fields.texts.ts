export const flag = 'Must be true or false';
export const damagedCharacter = 'Contains a damaged character';
export const timeZone = 'Must be a time zone such as Asia/Karachi';
export const positive = 'Must be a positive whole number';
export const latitude = 'Latitude must be between -90 and 90';
export const longitude = 'Longitude must be between -180 and 180';
export const wholePosition = 'Latitude and longitude go together';
export const unknownIdentifier = 'Unknown identifier';
export const unknownAddress = 'Unknown address';
export const cartIdRequired = 'Cart identifier is required';
export const cartIdInvalid = 'Invalid cart identifier';
export const limit = 'limit must be a positive whole number';
export const offset = 'offset must be a whole number between 0 and 1,000,000';
export const moment = 'Must be a moment such as 2026-12-31T18:00:00Z';
export const language = 'Must be one of the languages en and ur';
export const pictureRequired = 'A picture is required';
export const phoneLength = (label: string) => `${label} must be between 7 and 20 characters long`;
export const phoneCharacters = (label: string) => `${label} may contain only digits, spaces and + - ( )`;
export const price = (label: string, most: string) => `${label} must be between 0 and ${most}`;
export const decimals = (label: string, most: number) =>
  most === 0
    ? `${label} must be a whole number`
    : `${label} may have at most ${most === 2 ? 'two' : 'three'} decimals`;
