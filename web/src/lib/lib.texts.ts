export const saveWithoutPicture = 'Save without the new picture?';
export const saveWithoutIt = 'Save without it';
export const back = 'Back';
export const ok = 'OK';
export const noServer = 'We could not reach the server. Check your connection and try again.';
export const serverTooSlow = 'The server took too long to answer. Please try again.';
export const unreadableAnswer = 'The server gave an answer we could not read. Please try again.';
export const somethingWentWrong = 'Something went wrong. Please try again.';
export const missing = 'Please fill in this field';
export const draftIsBack = 'What you typed is back.';
export const draftIsBackWithoutPictures = 'What you typed is back. Please choose the pictures again.';

export const leave = 'Leave';
export const leaveWithoutSaving = 'Leave without saving?';
export const changesWillBeLost = 'What you changed here will be lost.';
export const leaveWhileSaving = 'Leave while it is being saved?';
export const mayBeSavedAllTheSame = 'It may be saved all the same: look before you enter it again.';

export const notifications = 'Notifications';
export const undo = 'Undo';

export const nearYou = 'Near you';
export const byThisDevice = (place: string) => `${place} (this device)`;
export const ofSavedAddress = (place: string) => `${place} (saved address)`;
