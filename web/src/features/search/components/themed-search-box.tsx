import { LibraryTheme } from '../../../ui/theme/library-theme.tsx';
import { SearchBox } from './search-box.tsx';

/** The search box where nothing around it is built from the component library. */
export default function ThemedSearchBox() {
  return (
    <LibraryTheme>
      <SearchBox />
    </LibraryTheme>
  );
}
