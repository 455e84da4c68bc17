/** The colours of the look, light and dark, from one set of names. */
const light = {
  ink: '#221A15',
  muted: '#6F625A',
  paper: '#FFFAF5',
  card: '#FFFFFF',
  line: '#EFE5DC',
  /** Borders of inputs need three to one against the paper. */
  outline: '#968678',
  tomato: '#D7331F',
  tomatoPressed: '#B32414',
  tomatoText: '#B32414',
  tomatoTint: '#FDECE7',
  saffron: '#F5A524',
  good: { text: '#1F6B41', tint: '#E7F4EC' },
  waiting: { text: '#7A4B00', tint: '#FFF3D9' },
  bad: { text: '#9B1C0C', tint: '#FBE4E0' },
};

const dark: typeof light = {
  ink: '#F8EFE8',
  muted: '#B9AA9F',
  paper: '#17120F',
  card: '#211A16',
  line: '#3A2F28',
  outline: '#877768',
  tomato: '#D7331F',
  tomatoPressed: '#B32414',
  tomatoText: '#FF9B89',
  tomatoTint: '#3D1C15',
  saffron: '#F5A524',
  good: { text: '#93DDB3', tint: '#16301F' },
  waiting: { text: '#FFD58C', tint: '#3A2A0E' },
  bad: { text: '#FFB3A6', tint: '#451A13' },
};

type Tokens = typeof light;

const toPalette = (token: Tokens) => ({
  primary: { main: token.tomato, dark: token.tomatoPressed, light: token.tomato, contrastText: '#FFFFFF' },
  secondary: { main: token.saffron, contrastText: '#221A15' },
  error: { main: token.bad.text, contrastText: token.card },
  warning: { main: token.waiting.text, contrastText: token.card },
  success: { main: token.good.text, contrastText: token.card },
  text: { primary: token.ink, secondary: token.muted },
  background: { default: token.paper, paper: token.card },
  divider: token.line,
  brand: {
    outline: token.outline,
    text: token.tomatoText,
    tint: token.tomatoTint,
    /** Gold is too light to be read by: a number always stands beside it. */
    star: token.saffron,
  },
  status: { good: token.good, waiting: token.waiting, bad: token.bad },
});

export const lightPalette = toPalette(light);
export const darkPalette = toPalette(dark);

type Brand = ReturnType<typeof toPalette>['brand'];
type Status = ReturnType<typeof toPalette>['status'];

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
