export const contactsFailed = 'ہمارے رابطے لوڈ نہیں ہو سکے۔';
