import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@nearbite/contract/limits';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { errorText } from '../../../lib/form-errors.ts';
import { useLogFailure } from '../../../lib/use-log-failure.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useSearchQuery } from '../api.ts';
import { CardGrid, CardGridSkeleton } from '../components/card-grid.tsx';
import { DishCard } from '../components/dish-card.tsx';

export default function SearchPage() {
  const [search] = useSearchParams();
  const query = (search.get('query') ?? '').trim().slice(0, LIMITS.searchQuery.max);
  const { currentData, error, isFetching, refetch } = useSearchQuery(
    { query: { query } },
    { skip: query === '', refetchOnMountOrArgChange: true },
  );
  useDocumentTitle(query === '' ? undefined : `Results for “${query}”`);
  useLogFailure('Error fetching search results:', error);

  return (
    <Box sx={{ pt: { xs: 3, md: 5 } }}>
      <Typography variant="h1" dir="auto" sx={{ mb: 3, fontSize: '1.75rem', overflowWrap: 'anywhere' }}>
        {query === '' ? 'Search' : `Results for “${query}”`}
      </Typography>
      {error !== undefined && !isFetching && (
        <ErrorState title="The search did not work." text={errorText(error)} onRetry={refetch} />
      )}
      {isFetching && currentData === undefined && <CardGridSkeleton label="Searching" />}
      {(query === '' || currentData?.length === 0) && (
        <StateMessage icon={SearchX} title="No dishes found." text="Try another word, or fewer of them." />
      )}
      {currentData !== undefined && currentData.length > 0 && (
        <CardGrid isBusy={isFetching}>
          {currentData.map((dish) => (
            <DishCard key={dish.id} dish={dish} showsRestaurant headingLevel="h2" />
          ))}
        </CardGrid>
      )}
    </Box>
  );
}
