/** The component library's names for the tokens; the tokens themselves change with the colour scheme. */
export const palette = {
  primary: {
    main: 'var(--color-tomato)',
    dark: 'var(--color-tomato-pressed)',
    light: 'var(--color-tomato)',
    contrastText: 'var(--color-on-tomato)',
  },
  secondary: { main: 'var(--color-saffron)', contrastText: 'var(--color-on-saffron)' },
  error: { main: 'var(--color-bad-text)', contrastText: 'var(--color-card)' },
  warning: { main: 'var(--color-waiting-text)', contrastText: 'var(--color-card)' },
  success: { main: 'var(--color-good-text)', contrastText: 'var(--color-card)' },
  text: { primary: 'var(--color-ink)', secondary: 'var(--color-muted)' },
  background: { default: 'var(--color-paper)', paper: 'var(--color-card)' },
  divider: 'var(--color-line)',
  brand: {
    outline: 'var(--color-outline)',
    text: 'var(--color-tomato-text)',
    tint: 'var(--color-tomato-tint)',
    star: 'var(--color-saffron)',
  },
  status: {
    good: { text: 'var(--color-good-text)', tint: 'var(--color-good-tint)' },
    waiting: { text: 'var(--color-waiting-text)', tint: 'var(--color-waiting-tint)' },
    bad: { text: 'var(--color-bad-text)', tint: 'var(--color-bad-tint)' },
  },
};

type Brand = (typeof palette)['brand'];
type Status = (typeof palette)['status'];

declare module '@mui/material/styles' {
  interface Palette {
    brand: Brand;
    status: Status;
  }
  interface PaletteOptions {
    brand?: Brand;
    status?: Status;
  }
}
