export const newOrder = 'نیا آرڈر';
export const pushEndpoint = 'اس پتے پر کچھ نہیں بھیجا جا سکتا';
export const pushKeys = 'رکنیت کی کلیدیں درست نہیں';
export const pushDeviceNameLength = 'نام 1 سے 50 حروف کا ہونا چاہیے';
export const whichAreSeen = '1 سے 200 شناختی نمبر بھیجیں';
