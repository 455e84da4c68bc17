export const byOwnClock = (zone: string) => `تمام اوقات آپ کی اپنی گھڑی کے مطابق ہیں (${zone})۔`;
export const byClockOf = (zone: string) => `یہاں لکھے گئے تمام اوقات ${zone} ہیں۔`;
