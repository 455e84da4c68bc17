import { PageContainer } from '../../../ui/layout/page-container.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { useSession, wasOwner } from '../../accounts/index.ts';
import styles from './phone-search.module.css';

const SearchBox = lazyPart(() => import('./themed-search-box.tsx'), { isQuiet: true });

/** Phones have no room in the bar: the search box stands below it and scrolls away. */
export function PhoneSearch() {
  const { role } = useSession();
  // Who it is will be known in a moment: the place is kept where it is most likely needed.
  const isLikely = role === 'loading' && !wasOwner();
  if (role !== 'customer' && !isLikely) return null;
  return <PageContainer className={styles.phoneOnly}>{role === 'customer' && <SearchBox />}</PageContainer>;
}
