export const profileNotLoaded = 'We could not load your profile.';
export const passwordWasReset = 'Your password was reset. See what else opens your account';
