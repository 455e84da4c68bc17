import type { Catalogue } from '../translate.ts';

export const accounts: Catalogue = {
  'Registered successfully,verify account by opening link in your gmail then login.Also check spam folder.':
    'رجسٹریشن ہو گئی۔ اپنے ای میل میں آیا لنک کھول کر اکاؤنٹ کی تصدیق کریں، پھر لاگ اِن کریں۔ اسپیم فولڈر بھی دیکھ لیں۔',
  'Signed in successfully': 'آپ لاگ اِن ہو گئے',
  'Password changed successfully': 'پاس ورڈ بدل گیا',
  'If an account with this email exists, a reset link is on its way. Also check the spam folder.':
    'اگر اس ای میل کا کوئی اکاؤنٹ ہے تو پاس ورڈ بدلنے کا لنک بھیج دیا گیا ہے۔ اسپیم فولڈر بھی دیکھ لیں۔',
  'Password reset successfully': 'نیا پاس ورڈ مقرر ہو گیا',
  'Choose a new password for your account.': 'اپنے اکاؤنٹ کے لیے نیا پاس ورڈ چنیں۔',
  'Location updated successfully': 'آپ کا مقام محفوظ ہو گیا',
  'Account activated successfully': 'اکاؤنٹ کی تصدیق ہو گئی',
  'If this account still needs it, a verification link is on its way. Also check the spam folder.':
    'اگر اس اکاؤنٹ کو اب بھی ضرورت ہے تو تصدیق کا لنک بھیج دیا گیا ہے۔ اسپیم فولڈر بھی دیکھ لیں۔',
  'This link is not valid any more. Please ask for a new one.':
    'یہ لنک اب کارآمد نہیں۔ براہِ کرم نیا لنک منگوائیں۔',
  'A user with this email already exists': 'اس ای میل سے پہلے ہی ایک اکاؤنٹ موجود ہے',
  'Email or password is not valid': 'ای میل یا پاس ورڈ درست نہیں',
  'The current password is not correct': 'موجودہ پاس ورڈ درست نہیں',
  'The password is not correct': 'پاس ورڈ درست نہیں',
  'You can keep at most {1} favourites of each kind.':
    'آپ ہر قسم کی زیادہ سے زیادہ {1} پسندیدہ چیزیں رکھ سکتے ہیں۔',
  'You can save at most {1} addresses.': 'آپ زیادہ سے زیادہ {1} پتے محفوظ کر سکتے ہیں۔',
  'This passkey belongs to no account here any more. Please use your password.':
    'یہ پاس کی اب یہاں کسی اکاؤنٹ کی نہیں۔ براہِ کرم اپنا پاس ورڈ استعمال کریں۔',
  'The passkey was not accepted. Please try again, or use your password.':
    'پاس کی قبول نہیں ہوئی۔ براہِ کرم دوبارہ کوشش کریں یا اپنا پاس ورڈ استعمال کریں۔',
  'This passkey has been added before.': 'یہ پاس کی پہلے ہی شامل ہے۔',
  'You have {1} passkeys already. Please remove one first.':
    'آپ کی {1} پاس کیز پہلے ہی موجود ہیں۔ براہِ کرم پہلے ایک ہٹائیں۔',
  'Passkeys need a site with a name: they do not work at an IP address.':
    'پاس کیز کے لیے سائٹ کا نام ضروری ہے: یہ آئی پی ایڈریس پر کام نہیں کرتیں۔',
  'Must be base64url': 'base64url ہونا چاہیے',
  "An administrator's account cannot be deleted.": 'منتظم کا اکاؤنٹ حذف نہیں کیا جا سکتا۔',
  'You have an open order. Your account can be deleted once it is delivered or canceled.':
    'آپ کا ایک آرڈر ابھی جاری ہے۔ اس کے پہنچنے یا منسوخ ہونے کے بعد اکاؤنٹ حذف ہو سکتا ہے۔',
  'Your account will be deleted in {1} days. Sign in before then to keep it.':
    'آپ کا اکاؤنٹ {1} دن میں حذف ہو جائے گا۔ اسے رکھنا ہو تو اس سے پہلے لاگ اِن کریں۔',
  'Deleted user': 'حذف شدہ صارف',
  'The second factor is on already.': 'تصدیق کا دوسرا مرحلہ پہلے ہی آن ہے۔',
  'The second factor is off.': 'تصدیق کا دوسرا مرحلہ بند ہے۔',
  'Administrators need a second factor.': 'منتظم کے لیے تصدیق کا دوسرا مرحلہ ضروری ہے۔',
  'Your session has ended. Please log in again.': 'آپ کا سیشن ختم ہو گیا۔ براہِ کرم دوبارہ لاگ اِن کریں۔',
  'This account has been blocked. Please contact us.':
    'یہ اکاؤنٹ بند کر دیا گیا ہے۔ براہِ کرم ہم سے رابطہ کریں۔',
  'Unknown program': 'نامعلوم پروگرام',

  // Mails
  'Or open this address:': 'یا یہ ایڈریس کھولیں:',
  'Hello {1},': 'السلام علیکم {1}،',
  'You get this mail because it concerns the safety of your account.':
    'یہ میل آپ کو اس لیے ملی ہے کہ اس کا تعلق آپ کے اکاؤنٹ کی حفاظت سے ہے۔',
  'Verify your {1} account': 'اپنے {1} اکاؤنٹ کی تصدیق کریں',
  'One step left': 'بس ایک قدم باقی ہے',
  'thank you for joining {1}. Open the link below to verify your email, then log in and order.':
    '{1} میں شامل ہونے کا شکریہ۔ اپنے ای میل کی تصدیق کے لیے نیچے دیا گیا لنک کھولیں، پھر لاگ اِن کر کے آرڈر کریں۔',
  'Verify my account': 'میرے اکاؤنٹ کی تصدیق کریں',
  'The link works for 3 days. If you did not register, you can ignore this mail.':
    'یہ لنک 3 دن تک کام کرے گا۔ اگر آپ نے رجسٹر نہیں کیا تو اس میل کو نظر انداز کر دیں۔',
  'Reset your {1} password': 'اپنا {1} پاس ورڈ دوبارہ مقرر کریں',
  'Choose a new password': 'نیا پاس ورڈ چنیں',
  'someone, hopefully you, asked to reset the password of your account.':
    'کسی نے، امید ہے کہ آپ ہی نے، آپ کے اکاؤنٹ کا پاس ورڈ دوبارہ مقرر کرنے کو کہا ہے۔',
  'Set a new password': 'نیا پاس ورڈ مقرر کریں',
  'The link works once and for 1 hour. If it was not you, ignore this mail: nothing has changed.':
    'یہ لنک ایک بار اور 1 گھنٹے تک کام کرے گا۔ اگر یہ آپ نہیں تھے تو اس میل کو نظر انداز کر دیں: کچھ نہیں بدلا۔',
  'Your {1} account will be deleted': 'آپ کا {1} اکاؤنٹ حذف ہو جائے گا',
  'Your account will be deleted': 'آپ کا اکاؤنٹ حذف ہو جائے گا',
  'as you asked, your account and what we know about you will be deleted on {1}.':
    'آپ کے کہنے کے مطابق آپ کا اکاؤنٹ اور آپ کے بارے میں ہماری معلومات {1} کو حذف ہو جائیں گی۔',
  'To keep it, sign in before that day.': 'اسے رکھنا ہو تو اس دن سے پہلے لاگ اِن کریں۔',
  'Sign in and keep my account': 'لاگ اِن کریں اور میرا اکاؤنٹ رکھیں',
  'If it was not you, sign in and change your password.':
    'اگر یہ آپ نہیں تھے تو لاگ اِن کر کے اپنا پاس ورڈ بدلیں۔',
  'Your {1} password was changed': 'آپ کا {1} پاس ورڈ بدل گیا',
  'Your password was changed': 'آپ کا پاس ورڈ بدل گیا',
  'the password of your account has just been changed, and every other device was signed out.':
    'آپ کے اکاؤنٹ کا پاس ورڈ ابھی بدلا گیا ہے اور باقی تمام آلات سے لاگ آؤٹ کر دیا گیا ہے۔',
  'If it was not you, reset your password now.': 'اگر یہ آپ نہیں تھے تو ابھی اپنا پاس ورڈ دوبارہ مقرر کریں۔',
  'Your passkeys still work. Remove those you do not know under "Passkeys" in your settings.':
    'آپ کی پاس کیز اب بھی کام کرتی ہیں۔ جنہیں آپ نہیں پہچانتے انہیں اپنی ترتیبات میں ”پاس کیز“ سے ہٹا دیں۔',
  'Reset my password': 'میرا پاس ورڈ دوبارہ مقرر کریں',
  'A passkey of your {1} account was {2}': 'آپ کے {1} اکاؤنٹ کی ایک پاس کی {2}',
  'A passkey was {1}': 'ایک پاس کی {1}',
  added: 'شامل کی گئی',
  removed: 'ہٹا دی گئی',
  'the passkey "{1}" can be used to sign in to your account from now on.':
    'اب سے پاس کی ”{1}“ آپ کے اکاؤنٹ میں لاگ اِن کے لیے استعمال ہو سکتی ہے۔',
  'the passkey "{1}" can no longer be used to sign in to your account.':
    'پاس کی ”{1}“ اب آپ کے اکاؤنٹ میں لاگ اِن کے لیے استعمال نہیں ہو سکتی۔',
  'If it was not you, reset your password now and look at "Passkeys" in your settings.':
    'اگر یہ آپ نہیں تھے تو ابھی پاس ورڈ دوبارہ مقرر کریں اور اپنی ترتیبات میں ”پاس کیز“ دیکھیں۔',
  '{1} ({2})': '{1} ({2})',
  'The second factor was turned on': 'تصدیق کا دوسرا مرحلہ آن کر دیا گیا',
  'from now on signing in to your account takes a code of your authenticator app too.':
    'اب سے آپ کے اکاؤنٹ میں لاگ اِن کے لیے تصدیقی ایپ کا کوڈ بھی درکار ہو گا۔',
  'The second factor was turned off': 'تصدیق کا دوسرا مرحلہ بند کر دیا گیا',
  'from now on your password is enough to sign in to your account.':
    'اب سے آپ کے اکاؤنٹ میں لاگ اِن کے لیے صرف پاس ورڈ کافی ہے۔',
  'Your recovery codes were renewed': 'آپ کے ریکوری کوڈ نئے کر دیے گئے',
  'your account has new recovery codes, and those from before no longer open it.':
    'آپ کے اکاؤنٹ کے ریکوری کوڈ نئے ہیں اور پرانے کوڈ اب کام نہیں کرتے۔',
  'If it was not you, reset your password now and look at "Second factor" in your settings.':
    'اگر یہ آپ نہیں تھے تو ابھی پاس ورڈ دوبارہ مقرر کریں اور اپنی ترتیبات میں ”تصدیق کا دوسرا مرحلہ“ دیکھیں۔',
};
