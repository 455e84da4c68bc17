import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { SessionProvider } from '../features/accounts/index.ts';
import { TileUrlProvider } from '../features/platform/index.ts';
import { DialogHost } from '../lib/messages/dialogs.tsx';
import { ToastHost } from '../lib/messages/toast-host.tsx';
import type { createStore } from './store.ts';

type Props = { readonly store: ReturnType<typeof createStore>; readonly children: ReactNode };

export function Providers({ store, children }: Props) {
  return (
    <Provider store={store}>
      <SessionProvider>
        <TileUrlProvider>{children}</TileUrlProvider>
      </SessionProvider>
      <DialogHost />
      <ToastHost />
    </Provider>
  );
}
