export const newOrder = 'New Order';
export const pushEndpoint = 'This address cannot be sent to';
export const pushKeys = 'The keys of the subscription are not valid';
export const pushDeviceNameLength = 'Name must be between 1 and 50 characters long';
export const whichAreSeen = 'Send 1 to 200 ids';
