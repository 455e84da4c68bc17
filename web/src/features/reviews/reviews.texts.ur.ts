export const reviewsFailed = 'تبصرے لوڈ نہیں ہو سکے۔';
export const noReviews = 'ابھی کوئی تبصرہ نہیں۔';
export const beTheFirst = 'سب سے پہلے آپ بتائیے کہ کیسا تھا۔';
export const orderedThis = 'یہ کھانا منگوا چکے ہیں';
export const replyOfRestaurant = 'ریستوران کا جواب';
export const writeReview = 'تبصرہ لکھیں';
export const yourReview = 'آپ کا تبصرہ';
export const photos = 'تصویریں';
export const photosIfYouLike = (most: number) => `تصویریں، اگر چاہیں (زیادہ سے زیادہ ${most})`;
export const photo = (number: number) => `تصویر ${number}`;
export const photoBy = (number: number, total: number, name: string) =>
  total === 1 ? `${name} کی تصویر` : `${name} کی تصویر، ${total} میں سے ${number}`;
export const removePhoto = (number: number) => `تصویر ${number} ہٹائیں`;
export const removeIt = 'ہٹائیں';
export const previousPhoto = 'پچھلی تصویر';
export const nextPhoto = 'اگلی تصویر';
export const closePhoto = 'بند کریں';
export const submit = 'تبصرہ بھیجیں';
export const processing = 'ہو رہا ہے';
export const added = 'تبصرہ شامل ہو گیا';
export const changed = 'لکھنے والے نے بدلا';
export const changeReview = 'میرا تبصرہ بدلیں';
export const deleteReview = 'میرا تبصرہ حذف کریں';
export const saveReview = 'تبصرہ محفوظ کریں';
export const cancel = 'منسوخ';
export const reviewChanged = 'تبصرہ بدل دیا گیا';
export const reviewDeleted = 'تبصرہ حذف ہو گیا';
export const askDeleteReview = 'اپنا تبصرہ حذف کریں؟';
export const starsGoToo = 'اس کے ستارے شمار نہیں ہوں گے، اور ریستوران کا جواب بھی ساتھ جائے گا۔';
export const deleteIt = 'حذف کریں';
export const sortReviews = 'تبصروں کی ترتیب';
export const SORTS = {
  '': 'پہلے وہ جنہوں نے منگوایا',
  new: 'نئے پہلے',
  helpful: 'سب سے مفید پہلے',
  rating: 'بہترین ریٹنگ پہلے',
} as const;
export const helpful = (count: number) => (count > 0 ? `مفید (${count})` : 'مفید');
export const foundHelpful = (count: number) => `${count} ${count === 1 ? 'شخص' : 'افراد'} نے اسے مفید پایا`;
export const signInToMark = 'تبصرے کو مفید بتانے کے لیے سائن اِن کریں۔';
export const rating = 'ریٹنگ';
export const stars = (count: number) => `${count} ${count === 1 ? 'ستارہ' : 'ستارے'}`;

export const reviewsAndRating = 'تبصرے اور ریٹنگ';
export const allReviews = 'تمام تبصرے';
export const review = 'تبصرہ';
export const thisReview = 'یہ تبصرہ';
export const yourReviews = 'آپ کے تبصرے';
export const noReviewsOfYours = 'ابھی کوئی تبصرہ نہیں';
export const appearHere = 'گاہک آپ کے کھانوں کے بارے میں جو لکھیں گے وہ یہاں نظر آئے گا۔';
export const reviewBy = (name: string) => `${name} کا تبصرہ`;
export const rated = (stars: number) => `ریٹنگ 5 میں سے ${stars}`;
export const reply = 'جواب';
export const noResponse = 'کوئی جواب نہیں';
export const replyTo = (name: string) => `${name} کو جواب دیں`;
export const writeReply = 'جواب لکھیں';
export const sendReply = 'جواب بھیجیں';
export const replySent = 'جواب بھیج دیا گیا';
export const replyNotSent = 'جواب نہیں بھیجا جا سکا۔';
export const openAlone = 'یہ تبصرہ کھولیں';
export const yourRating = 'آپ کی ریٹنگ';
export const average = 'اوسط';
export const lastDays = 'پچھلے 30 دن';
export const daysBefore = 'اس سے پہلے کے 30 دن';
export const noneThen = 'کوئی تبصرہ نہیں';
export const meanOf = (rating: string, count: number) => `${rating} (${count})`;
export const upBy = (difference: string) => `، ${difference} زیادہ`;
export const downBy = (difference: string) => `، ${difference} کم`;
export const asBefore = '، پہلے جتنی';
export const answers = 'جوابات';
export const answered = 'جواب دیا جا چکا';
export const unanswered = 'جواب باقی ہے';
export const unansweredCount = (count: number) => `جواب باقی ہے (${count})`;
export const anyStars = 'تمام ستارے';
export const noneLikeThis = 'ایسا کوئی تبصرہ نہیں';
