export const tellMeHere = 'Notify me on this device';
export const stopTelling = 'Stop notifications on this device';
export const toldHere = 'Notifications are on for this device.';
export const ofYourOrder =
  'When your order is accepted, on its way and almost there, also while the screen is locked.';
export const ofOrders =
  'New orders, cancellations and a last call before one expires, also while the screen is locked.';
export const ofDeliveries =
  'When you get a delivery or one is taken off you, also while the screen is locked.';
export const hindrances = {
  denied:
    'This browser blocks notifications from this site. Allow them in its settings for this site, then reload the page.',
  insecure: 'Notifications on this device need a secure address (https).',
  install:
    'On an iPhone or iPad: tap Share in Safari, choose “Add to Home Screen”, open Nearbite from there and turn on notifications.',
  unsupported: 'This browser cannot show notifications while the page is closed.',
} as const;
export const notTurnedOn = 'It could not be turned on. Check the connection and try again.';
export const notTurnedOff = 'It could not be turned off. Check the connection and try again.';
export const devices = 'Notifications on your devices';
export const whatDevicesDo =
  'These devices show a message when something happens with your orders, also while no page is open.';
export const noDevices = 'No device gets notifications yet.';
export const devicesNotLoaded = 'Your devices could not be loaded';
export const thisDevice = (name: string) => `${name} (this device)`;
export const lastTold = (moment: string) => `last message ${moment}`;
export const notToldYet = 'no message yet';
export const addedOn = (date: string) => `Added on ${date}`;
export const sendTest = 'Test';
export const testOne = (name: string) => `Send a test message to ${name}`;
export const remove = 'Remove';
export const removeOne = (name: string) => `Remove ${name}`;
export const removed = 'The device gets no more notifications.';
