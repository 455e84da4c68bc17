import type { ComponentProps } from 'react';
import { LibraryTheme } from '../theme/library-theme.tsx';
import { PlacePicker } from './place-picker.tsx';

/** The map where nothing around it need be built from the component library. */
export default function ThemedPlacePicker(props: ComponentProps<typeof PlacePicker>) {
  return (
    <LibraryTheme>
      <PlacePicker {...props} />
    </LibraryTheme>
  );
}
