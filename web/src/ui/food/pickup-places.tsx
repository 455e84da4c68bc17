import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { restaurantPath } from '@nearbite/contract/page-paths';
import { Link as RouterLink } from 'react-router';
import * as texts from '../ui.texts.ts';
import * as foodTexts from './food.texts.ts';

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
    <Box component="ul" aria-label={texts.whereToPickUp} sx={listStyles}>
      {restaurants.map(({ id, name, address }) => (
        <Box component="li" key={id} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {address === null ? (
            <Link component={RouterLink} to={restaurantPath(id)}>
              {foodTexts.seeWhere(name)}
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
