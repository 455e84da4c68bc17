import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * Around everything that is built from the component library. Public pages are not, and neither load it nor this:
 * whoever imports this file belongs to a page, or a part loaded on demand, of the signed-in areas.
 */
export function LibraryTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
