import type { ReactNode } from 'react';

export const noPasskeyMade = 'No passkey was made. You can try again.';
export const noPasskeyUsed = 'No passkey was used. You can try again, or use your password.';
export const alreadyHasPasskey = 'This device already has a passkey of your account.';
export const onlyUsualAddress = 'Passkeys work only under the usual address of this site.';
export const cannotHoldPasskey =
  'This device cannot hold a passkey: it needs a PIN, a fingerprint or a face.';
export const yourAccount = 'your account';
export const email = 'Email';
export const mobile = 'Mobile';
export const address = 'Address';
export const city = 'City';
export const withFirstOrder = 'Filled in with your first order';
export const notSetYet = 'Not set yet';
export const myOrders = 'My orders';
export const changeDetails = 'Change my details';
export const forgotPassword = 'Forgot Password';
export const changePassword = 'Change Password';
export const dashboard = 'Dashboard';
export const continueWhereYouWere = 'Continue where you were';
export const settings = 'Settings';
export const settingsNotLoaded = 'We could not load your settings.';
export const profileUpdated = 'Profile updated successfully';
export const fullName = 'Full Name';
export const saveChanges = 'Save Changes';
export const addressSaved = 'Address saved';
export const saveAddress = 'Save an address';
export const label = 'Label';
export const labelExample = 'Home, work, parents';
export const riderNote = 'Note for the rider (optional)';
export const riderNoteExample = 'Third floor, blue gate';
export const offerFirst = 'Offer this one first';
export const setPin = 'Set a pin on the map';
export const mapOfFood = 'Map to choose where the food goes';
export const removePin = 'Remove the pin';
export const change = 'Change';
export const mobileChanged = 'Mobile number changed';
export const changeMobile = 'Change mobile number';
export const newMobile = 'New mobile number';
export const findFood = 'Find food nearby';
export const aroundYou = 'Restaurants around you';
export const onItsWay = 'What is on its way';
export const voiceOrder = 'Voice Order';
export const justSay = 'Just say what you want';
export const weatherSuggestions = 'Weather Food Suggestions';
export const fitsTheDay = 'What fits the day';
export const settingsHint = 'Name, picture, address';
export const registerRestaurant = 'Register a restaurant';
export const sellDishes = 'Sell your own dishes';
export const restaurantDashboard = 'Restaurant dashboard';
export const dashboardHint = 'Dishes, orders, revenue';
export const orders = 'Orders';
export const cookNext = 'What to cook next';
export const dishes = 'Dishes';
export const yourMenu = 'Your menu';
export const yourRestaurant = 'Your restaurant';
export const admin = 'Admin';
export const runMarketplace = 'Run the marketplace';
export const deleteAccount = 'Delete my account';
export const dataDownloaded = 'Your data was downloaded';
export const yourData = 'Your data';
export const downloadData = 'Download my data';
export const profileImage = 'Profile Image';
export const choosePicture = 'Choose a picture';
export const keepOld = 'Keep the old one';
export const preparingPicture = 'Preparing the picture...';
export const profileImageFile = 'Profile Image file';
export const savedAddresses = 'Saved addresses';
export const addressesNotLoaded = 'Your addresses could not be loaded.';
export const noAddresses = 'None yet. A saved address is one tap in the cart.';
export const offeredFirst = 'Offered first';
export const addAddress = 'Add an address';
export const emailVerification = 'Email verification';
export const addPasskey = 'Add a passkey';
export const goOn = 'Continue';
export const deviceAsks = 'Your device then asks for your fingerprint, your face or its PIN.';
export const nameOptional = 'Name (optional)';
export const myPhone = 'My phone';
export const currentPassword = 'Current Password';
export const update = 'Update';
export const passkeysNotLoaded = 'We could not load your passkeys.';
export const whatPasskeysDo =
  'With a passkey you sign in with your fingerprint, your face or the PIN of your device. It takes the place of the password and of the code.';
export const yourPasskeys = 'Your passkeys';
export const noPasskeysHere =
  'Passkeys cannot be added here: they need a current browser and the usual, secure address of this site.';
export const verifyForPasskey = 'Please verify your email first, then you can add a passkey.';
export const notUsedYet = 'not used yet';
export const remove = 'Remove';
export const yourPassword = 'Your password';
export const authenticationCode = 'Authentication Code';
export const passkeyRemoved = 'Passkey removed';
export const noLongerSignIn =
  'You can no longer sign in with it. Delete it on your device too, so that it is not offered any more.';
export const passkeyInstead = 'Use a passkey instead';
export const qrCode = 'QR code for your authenticator app';
export const typeKey = 'Cannot scan it? Type this key:';
export const sixDigits = 'Six digits of your authenticator app.';
export const sixDigitsOrRecoveryCode = 'Six digits of your authenticator app, or a recovery code.';
export const oldCodesEnded = 'Your old recovery codes no longer work.';
export const secondFactorOn = 'The second factor is on.';
export const keepCodes =
  'Keep these recovery codes in a safe place: each opens your account once if you lose your phone. They are not shown again.';
export const recoveryCodes = 'Recovery codes';
export const downloadCodes = 'Download the codes';
export const savedThem = 'I have saved them';
export const whatSecondFactorDoes =
  'With a second factor nobody can sign in with your password alone: a code from your phone is asked for too.';
export const setUp = 'Set up';
export const newCodes = 'New recovery codes';
export const turnOff = 'Turn off';
export const cancel = 'Cancel';
export const turnOn = 'Turn on';
export const makeNewCodes = 'Make new codes';
export const secondFactor = 'Second factor';
export const notLoaded = 'We could not load this.';
export const passkeys = 'Passkeys';
export const whereSignedIn = 'Where you are signed in';
export const whatElseOpens = 'What else opens your account';
export const removeWhatIsNotYours =
  'A new password ends every other sign-in, but not these. Remove whatever is not yours.';
export const signInsNotLoaded = 'We could not load your sign-ins.';
export const thisDevice = 'This device';
export const end = 'End';
export const hello = (name: string) => `Hello, ${name}`;
export const helloWhatToday = (name: ReactNode) => <>Hello, {name}. What would you like today?</>;
export const edit = (label: string) => `Edit ${label}`;
export const deleted = (label: string) => `${label} deleted`;
export const deleteOne = (label: string) => `Delete ${label}`;
export const addressInCity = ({ address, city }: { address: string; city: string }) => `${address}, ${city}`;
export const beforeDeletion = (days: number) =>
  `You will be signed out everywhere. Sign in within ${days} days to keep your account.`;
export const downloadOrDelete = (days: number) =>
  `Download everything we keep about you, or delete your account. After ${days} days it cannot be restored; your past orders and reviews stay without your name.`;
export const newPicture = (file: string) => `${file} will be your new picture.`;
export const uploaded = (percent: number) => `${percent} % uploaded`;
export const emailVerified = (email: string) => `Your email ${email} is verified.`;
export const linkSent = (email: string) =>
  `We have sent a link to ${email}. Open it to place orders, write reviews and register a restaurant. Also check the spam folder.`;
export const passkeyAdded = (name: string) => `Passkey ${name} added`;
export const enoughPasskeys = (count: number) => `You have ${count} passkeys. Remove one to add another.`;
export const addedOn = (date: string) => `Added ${date}`;
export const passkeyLastUsed = (date: string) => `last used ${date}`;
export const lastUsed = (date: string) => `Last used ${date}`;
export const signedInAt = (date: string) => `signed in ${date}`;
export const removeOne = (name: string) => `Remove ${name}`;
export const askRemove = (name: string) => `Remove ${name}?`;
export const scan = (link: (words: string) => ReactNode) => (
  <>
    Scan this picture with an authenticator app, or {link('open it in the app on this device')}. Then enter
    the six digits it shows.
  </>
);
export const codesLeft = (count: number) => `The second factor is on. Recovery codes left: ${count}.`;
export const endOne = (device: string) => `End ${device}`;
