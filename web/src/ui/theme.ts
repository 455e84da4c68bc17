import { createTheme } from '@mui/material/styles';
import { componentStyles } from './component-styles.ts';
import { palette } from './palette.ts';

const heading = (fontSize: string, fontWeight: number, letterSpacing: string, lineHeight: number) => ({
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
});

/** Both colour schemes are in the style sheet and the system chooses, so no page flashes in the wrong one. */
export const theme = createTheme({
  // The palette is made of CSS variables, which only the browser can compute with.
  cssVariables: { colorSchemeSelector: 'media', nativeColor: true },
  colorSchemes: { light: { palette }, dark: { palette } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 14 },
  typography: {
    fontFamily: 'var(--font-family)',
    fontWeightMedium: 500,
    fontWeightBold: 650,
    h1: heading('var(--font-size-hero)', 800, '-0.035em', 1.08),
    h2: heading('var(--font-size-section)', 750, '-0.025em', 1.2),
    h3: heading('var(--font-size-title)', 700, '-0.02em', 1.3),
    h4: heading('var(--font-size-name)', 650, '-0.02em', 1.35),
    body1: { fontSize: 'var(--font-size-body)', lineHeight: 1.55 },
    body2: { fontSize: 'var(--font-size-small)', lineHeight: 1.5 },
    button: { fontSize: 'var(--font-size-small)', fontWeight: 650, textTransform: 'none' },
  },
  components: componentStyles,
});
