export const PICTURE_LIMITS = 'JPEG، PNG، WebP، GIF یا AVIF۔ بڑی تصویریں چھوٹی کر دی جاتی ہیں۔';
export const PICTURE_TOO_LARGE = 'تصویر زیادہ سے زیادہ 5 MB کی ہو سکتی ہے۔';
export const PICTURE_WRONG_TYPE = 'تصویر JPEG، PNG، WebP، GIF یا AVIF فائل ہونی چاہیے۔';
export const PICTURE_UNREADABLE = 'یہ تصویر نہیں پڑھی جا سکتی۔ براہِ کرم کوئی دوسری چنیں۔';
export const HEIC_UNREADABLE =
  'یہ براؤزر HEIC تصویریں نہیں پڑھ سکتا۔ تصویر کو JPEG میں محفوظ کر کے دوبارہ چنیں، یا اپنے فون سے بھیجیں۔';
