import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PATHS, restaurantPath } from '@nearbite/contract/page-paths';
import { Link } from 'react-router';
import * as texts from '../cart.texts.tsx';
import type { WayOut } from '../cart-obstacles.ts';

type Props = {
  readonly ways: readonly WayOut[];
  readonly restaurantId: number | undefined;
  readonly onWayOut: (wayOut: WayOut, restaurantId: number | undefined) => void;
};

const LABELS: Readonly<Record<WayOut, string>> = {
  schedule: texts.chooseTime,
  now: texts.asSoonAsPossible,
  pickup: texts.pickItUp,
  delivery: texts.haveItDelivered,
  address: texts.changeAddress,
  place: texts.choosePlace,
  remove: texts.removeDishes,
  card: texts.payByCard,
  menu: texts.addSomething,
  elsewhere: texts.otherRestaurants,
};

/** Below what stands in the way: what can be done about it. */
export function WaysOut({ ways, restaurantId, onWayOut }: Props) {
  if (ways.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {ways.map((way) => {
        const page = pageOf(way, restaurantId);
        return page === undefined ? (
          <Button key={way} onClick={() => onWayOut(way, restaurantId)} sx={styles}>
            {LABELS[way]}
          </Button>
        ) : (
          <Button key={way} component={Link} to={page} sx={styles}>
            {LABELS[way]}
          </Button>
        );
      })}
    </Box>
  );
}

/** Undefined for what is done in the cart itself. */
function pageOf(way: WayOut, restaurantId: number | undefined): string | undefined {
  if (way === 'elsewhere') return PATHS.home;
  return way === 'menu' && restaurantId !== undefined ? restaurantPath(restaurantId) : undefined;
}

const styles = { px: 0, minWidth: 0, color: 'inherit', textDecoration: 'underline' } as const;
