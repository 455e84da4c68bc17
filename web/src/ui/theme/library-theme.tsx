import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import { componentStyles } from './component-styles.ts';
import { palette } from './palette.ts';

/**
 * Around everything that is built from the component library. Public pages are not, and neither load it nor this:
 * whoever imports this file belongs to a page, or a part loaded on demand, of the signed-in areas.
 */
export function LibraryTheme({ children }: { children: ReactNode }) {
  const themed = <ThemeProvider theme={theme}>{children}</ThemeProvider>;
  return turnedStyles ? <CacheProvider value={turnedStyles}>{themed}</CacheProvider> : themed;
}

/** The library's styles, and those written beside its parts, are for left to right: they are turned round as they come. */
const turnedStyles =
  __DIRECTION__ === 'rtl' ? createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }) : undefined;

/** A level of the tokens (`tokens.css`), which plain parts read as well. */
const heading = (level: 'hero' | 'section' | 'title' | 'name') => ({
  fontSize: `var(--font-size-${level})`,
  fontWeight: `var(--${level}-weight)`,
  letterSpacing: `var(--${level}-spacing)`,
  lineHeight: `var(--${level}-line)`,
});

/** Both colour schemes are in the style sheet and the system chooses, so no page flashes in the wrong one. */
const theme = createTheme({
  direction: __DIRECTION__,
  // The palette is made of CSS variables, which only the browser can compute with.
  cssVariables: { colorSchemeSelector: 'media', nativeColor: true },
  colorSchemes: { light: { palette }, dark: { palette } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 14 },
  typography: {
    fontFamily: 'var(--font-family)',
    fontWeightMedium: 500,
    fontWeightBold: 650,
    h1: heading('hero'),
    h2: heading('section'),
    h3: heading('title'),
    h4: heading('name'),
    body1: { fontSize: 'var(--font-size-body)', lineHeight: 'var(--body-line)' },
    body2: { fontSize: 'var(--font-size-small)', lineHeight: 'var(--small-line)' },
    button: { fontSize: 'var(--font-size-small)', fontWeight: 650, textTransform: 'none' },
  },
  components: componentStyles,
});
