export const loggedOut = 'آپ لاگ آؤٹ ہو گئے ہیں';
export const sessionEnded = 'آپ کا سیشن ختم ہو گیا ہے';
export const notRenewed = 'لاگ اِن کی تجدید نہیں ہو سکی';
