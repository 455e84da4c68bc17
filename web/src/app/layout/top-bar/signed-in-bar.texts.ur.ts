export const cartWithItems = (count: number) => `کارٹ، ${count} ${count === 1 ? 'چیز' : 'چیزیں'}`;
