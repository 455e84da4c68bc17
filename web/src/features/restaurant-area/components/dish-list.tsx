import Button from '@mui/material/Button';
import type { OwnerDish } from '@nearbite/contract/restaurant-dishes';
import { CookingPot } from 'lucide-react';
import { Link } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';

type Props = {
  readonly label: string;
  readonly dishes: readonly OwnerDish[];
  readonly columns: readonly Column<OwnerDish>[];
};

export function DishList({ label, dishes, columns }: Props) {
  if (dishes.length > 0) {
    return <DataTable isWide label={label} columns={columns} rows={dishes} rowKey={({ did }) => did} />;
  }
  return (
    <StateMessage
      icon={CookingPot}
      title="No dishes yet"
      action={
        <Button component={Link} to={PATHS.restaurantAddDish} variant="contained">
          Add Dish
        </Button>
      }
    />
  );
}
