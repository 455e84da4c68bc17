export const tellMeHere = 'Tell me on this phone';
export const stopTelling = 'Stop telling me on this phone';
export const toldHere = 'You are told on this phone.';
export const ofYourOrder =
  'When your order is accepted, on its way and almost there, also while the phone is locked.';
export const ofOrders =
  'New orders, cancellations and a last call before one expires, also while the phone is locked.';
export const ofDeliveries =
  'When you get a delivery or one is taken off you, also while the phone is locked.';
export const hindrances = {
  denied: 'This browser blocks messages of this site. Allow notifications in its settings for this site.',
  insecure: 'Messages to this phone need a secure address (https).',
  install: 'On an iPhone or iPad, put this site on the home screen first and open it there.',
  unsupported: 'This browser cannot show messages while the page is closed.',
} as const;
export const notTurnedOn = 'It could not be turned on. Check the connection and try again.';
export const devices = 'Devices that are told';
export const whatDevicesDo =
  'They show a message when something happens with your orders, also while no page is open.';
export const noDevices = 'No device is told yet.';
export const devicesNotLoaded = 'Your devices could not be loaded';
export const thisDevice = (name: string) => `${name} (this device)`;
export const lastTold = (moment: string) => `last told ${moment}`;
export const notToldYet = 'not told yet';
export const addedOn = (date: string) => `Added on ${date}`;
export const sendTest = 'Test';
export const testOne = (name: string) => `Send a test message to ${name}`;
export const remove = 'Remove';
export const removeOne = (name: string) => `Remove ${name}`;
export const removed = 'The device is told nothing any more.';
