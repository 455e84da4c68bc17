export const comma = '، ';
export const extras = (names: string) => `اضافی: ${names}`;
export const note = (text: string) => `ہدایت: ${text}`;
export const seeWhere = (restaurant: string) => `دیکھیں ${restaurant} کہاں ہے`;

export const exactlyOne = 'ایک چُنیں';
export const exactly = (count: number) => `پورے ${count} چُنیں`;
export const oneIfYouLike = 'چاہیں تو 1 تک';
export const asManyAsYouLike = 'جتنے چاہیں';
export const upTo = (max: number) => `چاہیں تو ${max} تک`;
export const atLeast = (min: number) => `کم از کم ${min} چُنیں`;
export const fromTo = (min: number, max: number) => `${min} سے ${max} تک چُنیں`;
