import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PATHS, restaurantPath } from '@nearbite/contract/page-paths';
import { Link } from 'react-router';
import * as texts from '../cart.texts.tsx';
import type { ObstacleAction } from '../cart-obstacles.ts';

type Props = {
  readonly actions: readonly ObstacleAction[];
  readonly restaurantId: number | undefined;
  readonly onAction: (action: ObstacleAction, restaurantId: number | undefined) => void;
};

const LABELS: Readonly<Record<ObstacleAction, string>> = {
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

/** What a customer can do about an obstacle. */
export function ObstacleActions({ actions, restaurantId, onAction }: Props) {
  if (actions.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {actions.map((action) => {
        const page = pageOf(action, restaurantId);
        return page === undefined ? (
          <Button key={action} onClick={() => onAction(action, restaurantId)} sx={styles}>
            {LABELS[action]}
          </Button>
        ) : (
          <Button key={action} component={Link} to={page} sx={styles}>
            {LABELS[action]}
          </Button>
        );
      })}
    </Box>
  );
}

/** Undefined for what is done in the cart itself. */
function pageOf(action: ObstacleAction, restaurantId: number | undefined): string | undefined {
  if (action === 'elsewhere') return PATHS.home;
  return action === 'menu' && restaurantId !== undefined ? restaurantPath(restaurantId) : undefined;
}

const styles = { px: 0, minWidth: 0, color: 'inherit', textDecoration: 'underline' } as const;
