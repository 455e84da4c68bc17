import type { Catalogue } from '../translate.ts';

/** Who works for a restaurant, and the invitations to. */
export const staff: Catalogue = {
  'Your role at this restaurant does not allow this.': 'اس ریستوران میں آپ کا کردار اس کی اجازت نہیں دیتا۔',
  'The restaurant is yours already': 'یہ ریستوران پہلے ہی آپ کا ہے',
  'Works for you already': 'یہ پہلے ہی آپ کے ہاں کام کرتے ہیں',
  'At most {1} people can be staff.': 'عملے میں زیادہ سے زیادہ {1} لوگ ہو سکتے ہیں۔',
  'This invitation is for {1}.': 'یہ دعوت {1} کے لیے ہے۔',
  'Log in with this address to join.': 'شامل ہونے کے لیے اسی ای میل سے لاگ اِن کریں۔',
  'You work for {1} now.': 'اب آپ {1} کے لیے کام کرتے ہیں۔',
  'Work with {1} on {2}': '{2} پر {1} کے ساتھ کام کریں',
  '{1} invites you': '{1} کی طرف سے دعوت',
  '{1} invites you to work for {2}.': '{1} آپ کو {2} کے لیے کام کرنے کی دعوت دیتے ہیں۔',
  'As a manager you run the restaurant with them: menu, orders, riders, hours and reviews.':
    'منیجر کے طور پر آپ ان کے ساتھ ریستوران چلاتے ہیں: مینو، آرڈر، رائیڈر، اوقات اور تبصرے۔',
  'In the kitchen you see the orders, take them step by step and say what is sold out.':
    'کچن میں آپ آرڈر دیکھتے ہیں، انھیں قدم بہ قدم آگے بڑھاتے ہیں اور بتاتے ہیں کہ کیا ختم ہو گیا۔',
  'Join the team': 'ٹیم میں شامل ہوں',
  'The link is for {1} and works for {2} days. If you do not know the restaurant, ignore this mail.':
    'یہ لنک {1} کے لیے ہے اور {2} دن چلتا ہے۔ اگر آپ اس ریستوران کو نہیں جانتے تو اس ای میل کو نظرانداز کریں۔',
};
