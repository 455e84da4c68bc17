import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';

const PlaceDialog = lazyPart(() => import('./components/place/place-dialog.tsx'));

/** The dialog that changes the place, loaded when it is first opened; `dialog` stands beside its button. */
export function usePlaceDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  return {
    open: () => setIsOpen(true),
    dialog: isOpen && <PlaceDialog onClose={() => setIsOpen(false)} />,
  };
}
