export const profileNotLoaded = 'آپ کی پروفائل لوڈ نہیں ہو سکی۔';
export const passwordWasReset =
  'آپ کا پاس ورڈ نئے سرے سے بنایا گیا ہے۔ دیکھیں کہ آپ کا اکاؤنٹ اور کس چیز سے کھلتا ہے';
