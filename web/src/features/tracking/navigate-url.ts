/** The way to an address in whatever this device uses for maps. */
export function navigateUrl(address: string): string {
  const query = encodeURIComponent(address);
  if (/Android/i.test(navigator.userAgent)) return `geo:0,0?q=${query}`;
  if (isApplePhone()) return `https://maps.apple.com/?daddr=${query}`;
  return `https://www.openstreetmap.org/search?query=${query}`;
}

/** Newer iPads call themselves a Mac; a Mac has no touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const callUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
