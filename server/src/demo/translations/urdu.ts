import { islamabadMenusInUrdu } from './menus-islamabad.ur.ts';
import { karachiMenusInUrdu } from './menus-karachi.ur.ts';
import { lahoreMenusInUrdu } from './menus-lahore.ur.ts';

type DishTexts = { readonly title: string; readonly description: string };

function readMenus(text: string): Map<string, DishTexts> {
  const dishes = new Map<string, DishTexts>();
  let restaurant = '';
  for (const line of text.trim().split('\n')) {
    const [english = '', title = '', description = ''] = line.split(' | ');
    if (line.startsWith('# ')) restaurant = line.slice(2);
    else dishes.set(`${restaurant}/${english}`, { title, description });
  }
  return dishes;
}

const dishes = readMenus(lahoreMenusInUrdu + karachiMenusInUrdu + islamabadMenusInUrdu);

export const dishInUrdu = (restaurantSlug: string, title: string) => dishes.get(`${restaurantSlug}/${title}`);

export const categoriesInUrdu: Readonly<Record<string, string>> = {
  biryani: 'بریانی',
  karahi: 'کڑاہی',
  bbq: 'باربی کیو اور گرل',
  burgers: 'برگر',
  pizza: 'پیزا',
  rolls: 'رول اور ریپ',
  curries: 'سالن',
  chinese: 'چائنیز',
  seafood: 'سمندری کھانے',
  soups: 'سوپ',
  salads: 'سلاد',
  breads: 'نان روٹی',
  snacks: 'ہلکی پھلکی چیزیں',
  breakfast: 'ناشتہ',
  desserts: 'میٹھا',
  'tea-coffee': 'چائے اور کافی',
  'cold-drinks': 'ٹھنڈے مشروبات',
};

type RestaurantTexts = { readonly name: string; readonly description?: string };

export const restaurantsInUrdu: Readonly<Record<string, RestaurantTexts>> = {
  'biryani-junction': {
    name: 'بریانی جنکشن',
    description: 'ایک لاہوری گھرانے کے کچن سے دم کی بریانی۔ ایک ترکیب، تیس سال، کوئی سمجھوتا نہیں۔',
  },
  'lahori-tikka-house': {
    name: 'لاہوری تکہ ہاؤس',
    description: 'کوئلہ، صبر اور ایک مسالا جس کا راز کوئی نہیں بتائے گا۔',
  },
  'rafiq-family-karahi': {
    name: 'رفیق فیملی کڑاہی',
    description: 'تیز شعلے پر آرڈر کے ساتھ پکتی کڑاہی، سب ایک ہی برتن سے کھاتے ہیں۔',
  },
  'gulberg-grill': {
    name: 'گلبرگ گرل',
    description: 'ایم ایم عالم روڈ کی لمبی شاموں کے لیے برگر، ونگز اور شیک۔',
  },
  'anarkali-breakfast': {
    name: 'انارکلی بریک فاسٹ ہاؤس',
    description: 'سورج نکلنے سے پہلے حلوہ پوری، پائے اور چائے۔',
  },
  'mughal-darbar': {
    name: 'مغل دربار',
    description: 'شاہی ترکیبیں، بھری پلیٹیں اور شہر کی سب سے نرم ملائی بوٹی۔',
  },
  'dragon-bowl': { name: 'ڈریگن باؤل', description: 'دہکتی کڑاہی سے چائنیز، لاہوری مزاج کے ساتھ۔' },
  'sweet-gali': {
    name: 'سویٹ گلی',
    description: 'کڑاہی میں جلیبی، فریزر میں قلفی، کاؤنٹر پر مسکراہٹیں۔',
  },
  'pizza-mohalla': { name: 'پیزا محلہ', description: 'پورے محلے کے لیے پتھر پر پکا پیزا۔' },
  'nagina-chaat-corner': { name: 'نگینہ چاٹ کارنر' },
  'clifton-catch': { name: 'کلفٹن کیچ', description: 'صبح کی کشتیاں، شام کی گرل۔' },
  'burns-road-nihari': {
    name: 'برنس روڈ نہاری',
    description: 'رات بھر پکی نہاری۔ دیگ خالی ہو تو ہم بند۔',
  },
  'saddar-biryani-corner': {
    name: 'صدر بریانی کارنر',
    description: 'تیز مرچ والی سندھی بریانی، سب کی پہنچ میں۔',
  },
  'zamzama-burgers': { name: 'زمزمہ برگرز', description: 'چپٹی پیٹیاں، تیکھی ساسیں، نرم بن۔' },
  'bahadurabad-rolls': {
    name: 'بہادرآباد رولز',
    description: 'گرل کی چیزوں پر لپٹے پرت دار پراٹھے۔',
  },
  'napoli-by-the-sea': {
    name: 'ناپولی بائی دی سی',
    description: 'لکڑی کا تندور، دیر تک رکھا آٹا اور سمندر کا نظارہ۔',
  },
  'chai-adda': { name: 'چائے اڈہ', description: 'چائے، پراٹھا اور کرکٹ پر بحث۔' },
  'golden-wok': { name: 'گولڈن واک', description: 'ایک گھرانے کا چائنیز کچن، خوب دہکتی کڑاہیاں۔' },
  'tariq-road-sajji': { name: 'طارق روڈ سجی', description: 'کھلی آگ کے پاس پورے مرغ اور دنبے کی رانیں۔' },
  'margalla-grill': {
    name: 'مارگلہ گرل',
    description: 'پہاڑوں کے دامن میں دھیمے روسٹ اور مکس گرل۔',
  },
  'kabul-darbar': { name: 'کابل دربار', description: 'کابلی پلاؤ، چپلی کباب اور چینک بھر قہوہ۔' },
  'blue-area-cafe': { name: 'بلیو ایریا کیفے', description: 'چار بجے تک ناشتہ، اور کافی جب تک آپ پئیں۔' },
  'f7-sushi-and-ramen': {
    name: 'ایف سیون سوشی اینڈ رامن',
    description: 'یخنی جو اٹھارہ گھنٹے لیتی ہے اور چاول جنہیں سیکھنے میں دس سال لگتے ہیں۔',
  },
  'desi-dhaba': { name: 'دیسی ڈھابہ' },
  'green-bowl': {
    name: 'گرین باؤل',
    description: 'سلاد اور تازہ جوس جو پورے کھانے کا کام دیں۔',
  },
  'jinnah-super-desserts': {
    name: 'جناح سپر ڈیزرٹس',
    description: 'سنڈے، وافلز اور کیک، ان کے لیے جو مینو آخر سے پڑھتے ہیں۔',
  },
  'cafe-levant': { name: 'کیفے لیونٹ', description: 'حمص، فلافل اور شوارما، جیسے بیروت میں بنتا ہے۔' },
};
