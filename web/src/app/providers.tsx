import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastContainer } from 'react-toastify';
import { DialogHost } from '../lib/dialogs.tsx';
import { SessionProvider } from '../lib/session.tsx';
import { theme } from '../ui/theme.ts';
import type { createStore } from './store.ts';

type Props = { readonly store: ReturnType<typeof createStore>; readonly children: ReactNode };

export function Providers({ store, children }: Props) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <SessionProvider>{children}</SessionProvider>
        <DialogHost />
        <ToastContainer newestOnTop />
      </ThemeProvider>
    </Provider>
  );
}
