import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { useSession, wasOwner } from '../../accounts/index.ts';

const SearchBox = lazyPart(async () => ({ default: (await import('./search-box.tsx')).SearchBox }), {
  isQuiet: true,
});

/** Phones have no room in the bar: the search box stands below it and scrolls away. */
export function PhoneSearch() {
  const { role } = useSession();
  // Who it is will be known in a moment: the place is kept where it is most likely needed.
  const isLikely = role === 'loading' && !wasOwner();
  if (role !== 'customer' && !isLikely) return null;
  return (
    <PageContainer sx={{ display: { xs: 'block', sm: 'none' }, minHeight: 60, pt: 1.5 }}>
      {role === 'customer' && <SearchBox />}
    </PageContainer>
  );
}
