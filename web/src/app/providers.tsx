import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastContainer } from 'react-toastify';
import { SessionProvider } from '../features/accounts/index.ts';
import { TileUrlProvider } from '../features/platform/index.ts';
import { DialogHost } from '../lib/dialogs.tsx';
import { theme } from '../ui/theme.ts';
import type { createStore } from './store.ts';

type Props = { readonly store: ReturnType<typeof createStore>; readonly children: ReactNode };

export function Providers({ store, children }: Props) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <SessionProvider>
          <TileUrlProvider>{children}</TileUrlProvider>
        </SessionProvider>
        <DialogHost />
        <ToastContainer newestOnTop />
      </ThemeProvider>
    </Provider>
  );
}
