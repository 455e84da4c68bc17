/** "450 m", "3.2 km", "128 km": as exact as a walk or a ride needs it. */
export function formatDistance(kilometres: number): string {
  const metres = Math.round(kilometres * 100) * 10;
  if (metres < 1000) return `${Math.max(10, metres)} m`;
  const rounded = Math.round(kilometres * 10) / 10;
  return rounded < 10 ? `${rounded.toFixed(1)} km` : `${Math.round(kilometres).toLocaleString('en')} km`;
}
