import { writeText } from '../../lib/browser/stored-text.ts';

/** Other tabs hear of a change through the storage they share. */
const STORAGE_KEY = 'cart_changed';

/** Tells the other tabs of this browser that the cart is not what they show. */
export function announceCartChange(): void {
  writeText(STORAGE_KEY, `${Date.now()}-${Math.random()}`);
}

export function onCartChangedElsewhere(listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY) listener();
  });
}
