export const staff = 'عملہ';
export const theStaff = 'آپ کا عملہ';
export const intro =
  'اپنے ساتھ کام کرنے والوں کو ان کا اپنا لاگ اِن دیں۔ جو کچھ وہ کریں گے ان کے نام سے درج ہوگا، اور آپ جب چاہیں اسے ختم کر سکتے ہیں۔';
export const noStaff = 'ابھی آپ اکیلے کام کرتے ہیں';
export const inviteSomebody = 'کسی کو ای میل سے دعوت دیں؛ لنک سات دن چلتا ہے۔';
export const manager = 'منیجر';
export const kitchen = 'کچن';
export const managerMay = 'عملہ، ریستوران بند کرنے اور ادائیگیوں کے سوا سب کچھ۔';
export const kitchenMay = 'آرڈر قدم بہ قدم، ختم شدہ اور اسٹاک، پرچیاں اور رائیڈر۔ نہ آمدنی، نہ ترتیبات۔';
export const email = 'ای میل';
export const role = 'کردار';
export const invite = 'دعوت بھیجیں';
export const inviting = 'بھیجا جا رہا ہے';
export const invitationSent = (address: string) => `${address} کو دعوت بھیج دی گئی`;
export const name = 'نام';
export const since = 'کب سے';
export const action = 'کارروائی';
export const invited = 'دعوت بھیجی گئی، ابھی شامل نہیں ہوئے';
export const roleOf = (person: string) => `${person} کا کردار`;
export const roleChanged = (person: string) => `${person} کا کردار بدل گیا`;
export const roleNotChanged = (person: string) => `${person} کا کردار نہیں بدلا جا سکا۔`;
export const sendAgain = (person: string) => `${person} کو دعوت دوبارہ بھیجیں`;
export const remove = (person: string) => `${person} کو ہٹائیں`;
export const askRemove = (person: string) => `${person} کو ہٹائیں؟`;
export const removeMeans =
  'ان کی رسائی ہر ڈیوائس پر فوراً ختم ہو جائے گی۔ آپ کے رائیڈرز کو نئے لنک میل کیے جائیں گے۔';
export const yesRemove = 'جی ہاں، ہٹائیں';
export const removed = (person: string) => `${person} اب یہاں کام نہیں کرتے`;
export const notRemoved = (person: string) => `${person} کو نہیں ہٹایا جا سکا۔`;
export const yourRestaurant = 'آپ کا ریستوران';
export const noLongerHere = 'آپ اب یہاں کام نہیں کرتے';
export const tookYouOff = (restaurant: string) => `${restaurant} نے آپ کو اپنے عملے سے ہٹا دیا ہے۔`;
export const goTo = (restaurant: string) => `${restaurant} پر جائیں`;
export const workingAt = 'کام کی جگہ';

// The page of an invitation
export const joinTitle = (restaurant: string) => `${restaurant} میں شامل ہوں`;
export const notLoaded = 'دعوت لوڈ نہیں ہو سکی';
export const invitedAsManager = 'آپ کو منیجر کے طور پر بلایا گیا ہے: مینو، آرڈر، رائیڈر، اوقات اور تبصرے۔';
export const invitedAsKitchen = 'آپ کو کچن میں بلایا گیا ہے: آرڈر قدم بہ قدم، اور کیا ختم ہو گیا۔';
export const join = 'ٹیم میں شامل ہوں';
export const joining = 'شامل کیا جا رہا ہے';
export const forAnother = (address: string) =>
  `یہ دعوت ${address} کے لیے ہے۔ شامل ہونے کے لیے لاگ آؤٹ کر کے اسی ای میل سے لاگ اِن کریں۔`;
export const logOut = 'لاگ آؤٹ';
export const logInToJoin = (address: string) => `شامل ہونے کے لیے ${address} سے لاگ اِن کریں۔`;
export const logIn = 'لاگ اِن';
export const newAccount = (address: string) => `${address} کے لیے نام اور پاس ورڈ چنیں۔`;
export const fullName = 'پورا نام';
export const password = 'پاس ورڈ';
export const confirmPassword = 'پاس ورڈ دوبارہ لکھیں';
export const showPasswords = 'پاس ورڈ دکھائیں';
export const invitationEnded = 'یہ دعوت ختم ہو چکی ہے';
export const askForNewOne = 'ریستوران سے نئی دعوت مانگیں۔';
export const joinedAlready = 'آپ پہلے ہی شامل ہو چکے ہیں۔';
