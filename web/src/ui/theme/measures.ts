/** The tokens that code needs to name; tokens.css holds their values. */
export const RADIUS = {
  option: 'var(--radius-option)',
  card: 'var(--radius-card)',
  hero: 'var(--radius-hero)',
  round: 'var(--radius-round)',
} as const;

/** In pixels, for sums; tokens.css has the same as --top-bar-height. */
export const TOP_BAR_HEIGHT = { phone: 60, desktop: 68 } as const;
/** The owner's line about new orders, below the top bar; tokens.css has the same as --order-bar-height. */
export const ORDER_BAR_HEIGHT = 48;

/** Below this a row of a list is laid out by itself; above, also beside the side menu, its columns have room. */
export const PHONE = '(max-width: 699.95px)';

/** The frame of a card. */
export const CARD = {
  border: 1,
  borderColor: 'divider',
  borderRadius: RADIUS.card,
  bgcolor: 'background.paper',
} as const;
