export const preview = (label: string) => `Preview: ${label}`;
export const change = 'Change';
export const choosePicture = 'Choose or drop a picture';
export const preparingPicture = 'Preparing the picture...';
