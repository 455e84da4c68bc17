/** The bar itself is no part of the page one looks at: its buttons must outlive the tap that presses them. */
export const ORDER_BAR_ID = 'order-bar';

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** An open page is not looked at until somebody touches it or brings it to the front: kitchens leave theirs open. */
export function onPageActivity(listener: () => void): () => void {
  const onTouch = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(`#${ORDER_BAR_ID}`))) listener();
  };
  const onShown = () => {
    if (document.visibilityState === 'visible') listener();
  };
  for (const event of TOUCHES) document.addEventListener(event, onTouch, { passive: true });
  document.addEventListener('visibilitychange', onShown);
  return () => {
    for (const event of TOUCHES) document.removeEventListener(event, onTouch);
    document.removeEventListener('visibilitychange', onShown);
  };
}
