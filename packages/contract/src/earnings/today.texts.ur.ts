export const fromBeforeTo = 'پہلا دن آخری دن کے بعد نہیں ہو سکتا';
export const spanTooLong = (days: number) => `ایک وقت میں زیادہ سے زیادہ ${days} دن`;
export const tooManyRows = 'ان دنوں کے آرڈر ایک فائل کے لیے بہت زیادہ ہیں: کم دن چنیں';
