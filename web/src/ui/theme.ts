import { createTheme } from '@mui/material/styles';
import { componentStyles } from './component-styles.ts';
import { darkPalette, lightPalette } from './palette.ts';

export const MEASURE_PX = 1240;
export const RADIUS = { option: '14px', card: '18px', hero: '30px', round: '999px' } as const;
export const TOP_BAR_HEIGHT = { phone: 60, desktop: 68 } as const;
/** The owner's line about new orders, below the top bar. */
export const ORDER_BAR_HEIGHT = 48;

const heading = (fontSize: string, fontWeight: number, letterSpacing: string, lineHeight: number) => ({
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
});

/** Both colour schemes are in the style sheet and the system chooses, so no page flashes in the wrong one. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 14 },
  typography: {
    fontFamily:
      "'Figtree Variable', 'Noto Naskh Arabic', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontWeightMedium: 500,
    fontWeightBold: 650,
    h1: heading('clamp(2.125rem, min(9.7vw, 1.6rem + 3.3vw), 3.5rem)', 800, '-0.035em', 1.08),
    h2: heading('1.75rem', 750, '-0.025em', 1.2),
    h3: heading('1.25rem', 700, '-0.02em', 1.3),
    h4: heading('1.0625rem', 650, '-0.02em', 1.35),
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    button: { fontSize: '0.9375rem', fontWeight: 650, textTransform: 'none' },
  },
  components: componentStyles,
});
