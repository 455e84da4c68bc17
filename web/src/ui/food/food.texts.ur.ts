export const note = (text: string) => `ہدایت: ${text}`;
export const seeWhere = (restaurant: string) => `دیکھیں ${restaurant} کہاں ہے`;
