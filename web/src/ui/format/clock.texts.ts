export const byOwnClock = (zone: string) => `All times are by your own clock (${zone}).`;
export const byClockOf = (zone: string) => `All times are ${zone}.`;
