export const noSuch = (what: string) => `یہ ${what} موجود نہیں`;
