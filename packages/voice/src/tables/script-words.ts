const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*[\n,]\s*/)
      .flatMap((line) => {
        const [latin = '', ...written] = line.split(/\s+/);
        return written.map((word) => [word, latin.replaceAll('_', ' ')] as const);
      }),
  );

/** Words said in every order, as they are written in Urdu, Arabic and Hindi, and how the other tables know them. */
export const scriptWords = pairs(`
  one ایک एक واحد واحدة
  two دو दो اثنين اثنان اتنين
  three تین तीन ثلاثة ثلاث तिन
  four چار चार اربعة أربعة اربع أربع
  five پانچ पांच पाँच خمسة خمس
  six چھ چھے छह छः छे ستة ست
  seven سات सात سبعة سبع
  eight آٹھ आठ ثمانية ثمان ثماني
  nine نو नौ تسعة تسع
  ten دس दस عشرة عشر
  eleven گیارہ ग्यारह
  twelve بارہ बारह
  fifteen پندرہ पंद्रह पन्द्रह خمسةعشر
  twenty بیس बीस عشرين
  hundred سو
  thousand ہزار
  half آدھا آدھی आधा आधी نصف हाफ ہاف
  full پورا پوری पूरा पूरी كامل فل फुल
  large بڑا بڑی बड़ा बड़ी बडा كبير كبيرة لارج लार्ज
  small چھوٹا چھوٹی छोटा छोटी صغير صغيرة
  medium درمیانہ درمیانی وسط متوسط मीडियम میڈیم
  double ڈبل डबल دبل
  single سنگل सिंगल
  family فیملی फैमिली عائلي
  footlong فٹلانگ
  pieces عدد
  and एवं و اینڈ
  aur اور और
  with ساتھ مع
  without बिना بدون
  baghair بغیر بنا
  mujhe مجھے मुझे
  hamein ہمیں हमें
  chahiye چاہیے چاہئے चाहिए
  i_want اريد أريد ابغى بدي عايز
  please براہ مہربانی कृपया فضلك لوسمحت
  do دے دیں देना دینا دیجیے دیجئے दीजिए دیجے दें दे दीजिये
  hata ہٹا हटा
  hata_do ہٹاؤ ہٹائیں ہٹائیے ہٹانا हटाओ हटाइए हटाइये हटाएं हटाना
  nikal نکال निकाल
  nikal_do نکالو نکالیں نکالیے निकालो निकालिए निकालें
  kar کر कर
  karo کرو کریں کیجیے करो करें कीजिए
  cancel کینسل कैंसिल कैंसल
  dal ڈال डाल
  add ایڈ ऐड जोड़ जोड़ جوڑ شامل
  rehne رہنے रहने
  rakho رکھو رکھیں रखो रखें रखिए
  bhej بھیج भेज
  kam کم कम
  bhi بھی भी
  mat مت मत
  sab سب सब سارا सारा
  kuch کچھ कुछ
  baqi باقی बाकी बाक़ी
  ilawa علاوہ अलावा
  sirf صرف सिर्फ सिर्फ़
  jagah جگہ जगह
  bajaye بجائے बजाय बजाए
  se سے से
  ko کو को
  wala والا वाला
  wali والی वाली
  pehla پہلا پہلی पहला पहली
  aakhri آخری आखिरी आख़िरी
  hai ہے है
  ka کا का
  ki کی की
  ke کے के
  plate پلیٹ प्लेट
  glass گلاس गिलास ग्लास
  kilo کلو किलो
  dozen درجن दर्जन
  spicy تیز तीखा حار
  mirch مرچ मिर्च
  fresh تازہ
  bowl پیالہ
  skewers سیخیں
  nahi نہیں नहीं नही
  no لا
  onion پیاز प्याज بصل
  chicken چکن चिकन مرغی दجاج دجاج مرغ मुर्गा मुर्ग
  mutton مٹن मटन گوشت لحم
  lamb خروف غنم دنبے دنبہ
  beef بیف बीफ بقر
  fish مچھلی मछली سمك
  egg انڈا انڈے अंडा अंडे بيض بيضة
  halwa حلوہ हलवा حلوا
  biryani بریانی बिरयानी बिरियानी برياني
  karahi کڑاہی कड़ाही कढ़ाई कराही
  korma قورمہ कोरमा
  pulao پلاؤ पुलाव
  naan نان नान
  roti روٹی रोटी
  tandoori تندوری तंदूरी
  garlic گارلک گارلِک لہسن गार्लिक लहसुन ثوم
  kebab کباب कबाब كباب
  seekh سیخ सीख
  tikka تکہ टिक्का تكا
  boti بوٹی बोटी
  malai ملائی मलाई
  burger برگر बर्गर برجر برغر همبرغر
  cheese چیز चीज़ चीज جبن جبنة
  zinger زنگر जिंगर ज़िंगर زنجر
  pizza پیزا पिज़्ज़ा पिज्जा बيتزا بيتزا
  roll رول रोल
  sandwich سینڈوچ सैंडविच ساندويتش سندويش
  shawarma شوارما शावरमा شاورما
  fries فرائز फ्राइज बطاطس بطاطس
  chips چپس चिप्स
  samosa سموسہ سموسے समोसा समोसे سمبوسة
  pakora پکوڑا پکوڑے पकोड़ा पकोड़े
  chaat چاٹ चाट
  chana چنا چنے चना
  aloo آلو आलू
  paneer پنیر पनीर
  daal دال दाल
  rice چاول चावल رز أرز
  salad سلاد सलाद سلطة
  raita رائتہ रायता
  chai چائے चाय شاي شاهي
  coffee کافی कॉफी कॉफ़ी قهوة
  lassi لسی लस्सी
  water پانی पानी ماء
  coke کوک कोक كوكا
  cola کولا कोला كولا
  pepsi پیپسی पेप्सी ببسي بيبسي
  juice جوس जूस عصير
  soup سوپ सूप شوربة
  gulab گلاب गुलाब
  jamun جامن जामुन
  kheer کھیر खीर
  bread خبز بریڈ ब्रेड
  milk دودھ दूध حليب
  sugar چینی चीनी سكر
  butter مکھن بٹر मक्खन बटर زبدة
  tomato ٹماٹر टमाटर طماطم
  lemon لیموں नींबू ليمون
  orange مالٹا संतरा برتقال
  mango آم आम مانجو
  yogurt دہی दही زبادي
  veg سبزی सब्जी सब्ज़ी خضار
  plain سادہ سادی सादा सादी
  sweet میٹھی میٹھا मीठा मीठी
  cold ٹھنڈا ٹھنڈی ठंडा ठंडी بارد
  grilled مشوي مشوية
  falafel فلافل
  hummus حمص
  paratha پراٹھا پراٹھے पराठा पराठे
  nihari نہاری निहारी
  haleem حلیم
  order آرڈر
  delivery ڈیلیوری
  confirm تصدیق کنفرم
  total ٹوٹل
  mera میرا میری میرے
  pata پتہ پتا
  naam نام
  shehar شہر
  ghar گھر
  daftar دفتر
  phone فون
  number نمبر
  wahi وہی
  bas بس
  itna اتنا
  hi ہی
  yehi یہی
  koi کوئی
  kya کیا
  kitne کتنے
  kitna کتنا
  paise پیسے
  hue ہوئے
  hua ہوا
  theek ٹھیک
  sahi صحیح
  bilkul بالکل
  galat غلط
  phir پھر
  bolo بولو بولیں
  badlo بدلو بدلیں
  wapas واپس
  peeche پیچھے
  isay اسے, is اس, yeh یہ, kis کس, kahan کہاں, khana کھانا, pohanche پہنچے, mile ملے
  chalta چلتا چلتے چلتی, free فری, muft مفت, card کارڈ, cash نقد کیش, sakta سکتا سکتے سکتی, halal حلال
  vegetarian ویجیٹیرین, restaurant ریستوران ریسٹورنٹ, mungphali مونگپھلی, badam بادام, wheat گندم
  shukriya شکریہ, salam سلام السلام, alaikum علیکم, keema قیمہ कीमा
  prawn جھینگا جھینگے झींगा روبيان جمبري, mein میں, kab کب, tak تک, khula کھلا کھلے کھلی, band بند
  hain ہیں, aap آپ, kaun کون کونسا کونسی کونسے, sasta سستا سستی سستے, menu مینو, kitni کتنی, der دیر
  lagegi لگے, karta کرتا کرتے کرتی, allergy الرجی, nuts میوے, white سفید, green سبز, hot ہاٹ, wings ونگز
  caesar سیزر, oreo اوریو, shake شیک, breakfast ناشتہ, paya پائے, roast بھنی, leg ران لیگ, basil نیازبو
  falooda فالودہ
  gluten گلوٹن, lactose لیکٹوز, dairy ڈیری, soy سویا, sesame تل, cashew کاجو, pistachio پستہ, walnut اخروٹ
`);

/** Verbs behind which "دو" is no number but their "do": "ہٹا دو". */
export const verbsBeforeDo: ReadonlySet<string> = new Set(
  'ہٹا نکال کر دے ڈال رہنے بھیج لا جوڑ کینسل हटा निकाल कर दे डाल रहने भेज ला जोड़ जोड़'.split(' '),
);

/** Letter by letter for every other word. */
export const arabicLetters = pairs(`
  a ا أ آ إ ع ى
  b ب
  p پ
  t ت ط ٹ ة
  s ث س ص
  j ج
  ch چ
  h ح ه ہ ھ ة
  kh خ
  d د ڈ ض
  z ذ ز ظ ژ
  r ر ڑ
  sh ش
  gh غ
  f ف
  q ق
  k ک ك
  g گ
  l ل
  m م
  n ن ں
  o و ؤ
  i ی ي ئ
  e ے
`);

export const devanagariLetters = pairs(`
  a अ ा आ
  i इ ई ि ी
  u उ ऊ ु ू
  e ए ऐ े ै ऍ ॅ
  o ओ औ ो ौ ऑ ॉ
  n ं ँ ङ ञ ण न
  k क
  kh ख
  g ग
  gh घ
  ch च छ
  j ज झ
  t ट ठ त थ
  d ड ढ द ध
  p प
  f फ
  b ब
  bh भ
  m म
  y य
  r र ऋ ृ
  l ल
  v व
  sh श ष
  s स
  h ह
`);
