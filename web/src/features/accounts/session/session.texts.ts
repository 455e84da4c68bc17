export const loggedOut = 'Logged out successfully';
export const sessionEnded = 'Your session has ended';
export const notRenewed = 'The sign-in could not be renewed';
