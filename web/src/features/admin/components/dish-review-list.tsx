import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminDish, DishInReview } from '@nearbite/contract/admin/dishes';
import { DISH_STATUS_LABELS } from '@nearbite/contract/dishes/dish-status.texts';
import { adminRestaurantPath } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { RetryLine } from '../../../ui/feedback/retry-line.tsx';
import { DishStatusChip } from '../../../ui/food/dish-status-chip.tsx';
import * as texts from '../admin.texts.ts';
import { useAdminDishesQuery, useReleaseDishMutation, useReviewDishMutation } from '../api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { Thumbnail } from './thumbnail.tsx';

const SHOWN = 200;

/** A restaurant's dishes; each can be taken off the menu for review and released again. */
export function DishReviewList({ restaurantId }: { restaurantId: number }) {
  const { data, error, refetch } = useAdminDishesQuery({
    params: { id: restaurantId },
    query: { limit: SHOWN },
  });
  // Once loaded they stay, and with them what is typed into a dialog, though they cannot be asked for again.
  if (!data) return error ? <RetryLine text={texts.dishesFailed} onRetry={() => void refetch()} /> : null;
  return (
    <Box component="section" aria-labelledby="admin-dishes">
      <Typography id="admin-dishes" variant="h4" component="h3" sx={{ mb: 1 }}>
        {data.total === 0 ? texts.noDishesYet : texts.dishesOf(data.total)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.rows.map((dish) => (
          <DishLine key={dish.id} dish={dish} />
        ))}
      </Box>
    </Box>
  );
}

type LineProps = {
  readonly dish: AdminDish;
  /** In a list of several restaurants: whose it is. */
  readonly restaurant?: ReactNode;
};

function DishLine({ dish, restaurant }: LineProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { review, release, isBusy } = useDishVerdicts(dish);
  const isHeld = dish.status === 'in-review';
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Thumbnail
            image={dish.image}
            title={dish.title}
            text={
              <>
                {dish.category} · {formatMoney(dish.price)}
                {restaurant}
              </>
            }
          />
        </Box>
        <DishStatusChip status={dish.status} />
        <Button
          variant="outlined"
          size="small"
          {...whileIdle(isBusy, () => (isHeld ? void release() : setIsAsking(true)))}
          aria-label={texts.verdictOn(isHeld ? texts.release : texts.review, dish.title)}
        >
          {isHeld ? texts.release : texts.review}
        </Button>
      </Box>
      {dish.review_reason !== null && (
        <Typography dir="auto" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {dish.review_reason}
        </Typography>
      )}
      {isAsking && (
        <ReasonDialog
          title={texts.takeIntoReview(dish.title)}
          text={texts.takeIntoReviewText}
          confirmLabel={texts.review}
          onClose={() => setIsAsking(false)}
          onConfirm={async (reason) => {
            const error = await review(reason);
            if (error === undefined) setIsAsking(false);
            return error;
          }}
        />
      )}
    </Box>
  );
}

/** What waits for a verdict, whoever sells it. */
export const DishesInReview = ({ dishes }: { readonly dishes: readonly DishInReview[] }) => (
  <Box component="ul" aria-label={texts.dishesUnderReview} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {dishes.map((dish) => (
      <DishLine
        key={dish.id}
        dish={dish}
        restaurant={
          <>
            {' · '}
            <Link component={RouterLink} to={adminRestaurantPath(dish.restaurant.id)}>
              <bdi>{dish.restaurant.name}</bdi>
            </Link>
          </>
        }
      />
    ))}
  </Box>
);

function useDishVerdicts({ id, title }: AdminDish) {
  const [review, reviewing] = useReviewDishMutation();
  const [release, releasing] = useReleaseDishMutation();
  const params = { id };
  return {
    isBusy: reviewing.isLoading || releasing.isLoading,
    /** Returns the failure, if it failed. */
    async review(reason: string): Promise<unknown> {
      const { error } = await review({ params, body: { reason } });
      if (error === undefined) pageToast.success(texts.dishIs(title, DISH_STATUS_LABELS['in-review']));
      return error;
    },
    async release() {
      const { data, error } = await release({ params });
      if (data) pageToast.success(texts.isAgain(title, DISH_STATUS_LABELS[data.status]));
      else pageToast.error(errorText(error));
    },
  };
}
