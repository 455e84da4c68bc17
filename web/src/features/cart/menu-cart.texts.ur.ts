export const removedFromCart = (dish: string) => `${dish} آپ کے کارٹ سے نکال دیا گیا۔`;
export const viewCartWith = (dishes: number, amount: string) =>
  `کارٹ دیکھیں · ${dishes} ${dishes === 1 ? 'کھانا' : 'کھانے'} · ${amount}`;
export const inTheCart = (dishes: number, amount: string) =>
  `کارٹ میں ${dishes} ${dishes === 1 ? 'کھانا' : 'کھانے'}، ${amount}`;
export const toMinimum = (amount: string, restaurant: string) =>
  `${restaurant} کے کم از کم آرڈر تک مزید ${amount}`;
export const toFreeDelivery = (amount: string) => `مفت ڈیلیوری کے لیے ${amount} اور`;
