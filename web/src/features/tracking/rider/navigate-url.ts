import { isApplePhone } from '../../../lib/browser/is-apple-phone.ts';

type Pin = { readonly latitude: number; readonly longitude: number };

/**
 * The way to the door in whatever this device uses for maps: to the pin the customer set, and only without one to
 * what a search makes of the address.
 */
export function navigateUrl(address: string, pin: Pin | null): string {
  const query = encodeURIComponent(address);
  if (pin !== null) {
    const place = `${pin.latitude},${pin.longitude}`;
    if (/Android/i.test(navigator.userAgent)) return `geo:${place}?q=${place}(${query})`;
    if (isApplePhone()) return `https://maps.apple.com/?daddr=${place}`;
    return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`;
  }
  if (/Android/i.test(navigator.userAgent)) return `geo:0,0?q=${query}`;
  if (isApplePhone()) return `https://maps.apple.com/?daddr=${query}`;
  return `https://www.openstreetmap.org/search?query=${query}`;
}
