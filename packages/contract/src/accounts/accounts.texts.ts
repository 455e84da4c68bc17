export const agreeToTerms = 'You must agree to the terms';
export const nameCharacters = 'Name can only contain letters, spaces, and hyphens';
export const nameLength = 'Name must be between 3 and 50 characters long';
export const emailFormat = 'Invalid email format';
export const emailLength = 'Email must be between 5 and 50 characters long';
export const emailRequired = 'Email is required';
export const passwordRequired = 'Password is required';
export const passwordShort = 'Password must be at least 6 characters long';
export const passwordLength = 'Password must be between 6 and 50 characters long';
export const passwordBlank = 'The password must not consist of spaces only.';
export const passwordsDiffer = 'Passwords do not match';
export const commonPassword = 'This password is one of the most common ones. Please choose another.';
export const emailAsPassword = 'The password must not be your email address.';
export const adminPassword = 'An administrator needs a password of at least 12 characters.';
export const emailUnverified = 'Please verify your email first.';
export const wrongCode = 'This code is not right. Please enter the newest one.';
export const recoveryCodeUsed =
  'This recovery code has been used. Please enter another one, or the code of your authenticator app.';
export const enrolmentEnded =
  'Setting it up took too long, or the password has changed since. Please begin again.';
export const codeRequired = 'Please enter the code of your authenticator app.';
export const hasRestaurant =
  'You have a restaurant. Close it in your settings, under Shop, before you delete your account.';
export const mobile = 'Mobile';
export const labelLength = 'Label must be between 1 and 40 characters long';
export const addressLength = 'Address must be between 3 and 200 characters long';
export const cityLength = 'City must be between 2 and 60 characters long';
export const noteLength = 'Note must be at most 300 characters long';
export const wholePin = 'Send latitude and longitude together';
export const fullNameLength = 'Full name must be between 1 and 50 characters long';
export const aboutLength = 'About must be at most 2000 characters long';
export const countryLength = 'Country must be between 2 and 60 characters long';
export const stateLength = 'State must be between 2 and 60 characters long';
export const passkeyNameLength = (max: number) => `Name must be at most ${max} characters long`;
