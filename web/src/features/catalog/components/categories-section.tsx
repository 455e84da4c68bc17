import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useLogFailure } from '../../../lib/use-log-failure.ts';
import { FoodPicture } from '../../../ui/food-picture.tsx';
import { RetryLine } from '../../../ui/retry-line.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { useCategoriesQuery } from '../api.ts';

const PICTURE_PX = 100;
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export function CategoriesSection() {
  const { data, error, isFetching, refetch } = useCategoriesQuery();
  useLogFailure('Error fetching categories:', error);
  if (data?.length === 0) return null;

  return (
    <section aria-labelledby="categories-heading">
      <SectionHeading id="categories-heading">Categories</SectionHeading>
      {error !== undefined && !isFetching && (
        <RetryLine text="The categories could not be loaded." onRetry={refetch} />
      )}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
          gap: '22px 12px',
          m: 0,
          p: 0,
          listStyle: 'none',
          textAlign: 'center',
        }}
      >
        {data === undefined &&
          error === undefined &&
          PLACEHOLDERS.map((key) => (
            <li key={key}>
              <Skeleton variant="circular" width={PICTURE_PX} height={PICTURE_PX} sx={{ mx: 'auto' }} />
            </li>
          ))}
        {data?.map(({ id, title, image }) => (
          <li key={id}>
            <Box
              sx={{
                width: PICTURE_PX,
                height: PICTURE_PX,
                mx: 'auto',
                mb: 1,
                overflow: 'hidden',
                borderRadius: '50%',
              }}
            >
              <FoodPicture image={image} alt="" sizes="100px" ratio="1 / 1" />
            </Box>
            <Box component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {title}
            </Box>
          </li>
        ))}
      </Box>
    </section>
  );
}
