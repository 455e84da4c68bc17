import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { useSession } from '../../accounts/session/session.tsx';

const SearchBox = lazyPart(async () => ({ default: (await import('./search-box.tsx')).SearchBox }), {
  isQuiet: true,
});

/** Phones have no room in the bar: the search box stands below it and scrolls away. */
export function PhoneSearch() {
  const canOrder = useSession().role === 'customer';
  if (!canOrder) return null;
  return (
    <PageContainer sx={{ display: { xs: 'block', sm: 'none' }, minHeight: 60, pt: 1.5 }}>
      <SearchBox />
    </PageContainer>
  );
}
