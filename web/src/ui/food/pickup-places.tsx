import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { restaurantPath } from '@nearbite/contract/page-paths';
import { Link as RouterLink } from 'react-router';

type Props = {
  readonly restaurants: readonly {
    readonly id: number;
    readonly name: string;
    /** Null where only the map says it. */
    readonly address: string | null;
  }[];
};

/** Where the food is picked up; the restaurant's page shows its place on the map. */
export function PickupPlaces({ restaurants }: Props) {
  return (
    <Box component="ul" aria-label="Where to pick it up" sx={listStyles}>
      {restaurants.map(({ id, name, address }) => (
        <Box component="li" key={id} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {address === null ? (
            <Link component={RouterLink} to={restaurantPath(id)}>
              See where {name} is
            </Link>
          ) : (
            `${name}: ${address}`
          )}
        </Box>
      ))}
    </Box>
  );
}

const listStyles = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 } as const;
