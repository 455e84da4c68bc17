import type { Catalogue } from '../translate.ts';

/** What zod says by itself of what no form sends: a number where a form should be, a text without end. */
export const schemaLibrary: Catalogue = {
  'Invalid input: {1}': 'بھیجی گئی معلومات درست نہیں',
  'Invalid option: {1}': 'یہ انتخاب درست نہیں',
  'Invalid string: {1}': 'یہ متن درست نہیں',
  'Invalid key in {1}': 'اس میں ایک نام درست نہیں',
  'Invalid element in {1}': 'فہرست کا ایک حصہ درست نہیں',
  'Unrecognized {1}': 'اس میں ایک نامعلوم نام ہے',
  'Too big: {1}': 'یہ بہت بڑا ہے',
  'Too small: {1}': 'یہ بہت چھوٹا ہے',
};
