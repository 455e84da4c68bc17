import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { PATHS } from '@nearbite/contract/page-paths';
import { CookingPot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { PHONE } from '../../../ui/theme/measures.ts';
import { useWorkplace } from '../../accounts/index.ts';
import * as texts from '../dishes.texts.ts';
import { DishRows } from './dish-rows.tsx';

type Props = {
  readonly label: string;
  readonly dishes: readonly OwnerDish[];
  readonly columns: readonly Column<OwnerDish>[];
  /** With a switch and a menu, which the table has among its columns. */
  readonly canChange?: boolean;
  readonly more?: (dish: OwnerDish) => ReactNode;
};

export function DishList({ label, dishes, columns, canChange = false, more }: Props) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const isKitchen = useWorkplace()?.role === 'kitchen';
  if (dishes.length > 0 && isPhone) {
    return <DishRows label={label} dishes={dishes} canChange={canChange} more={more} />;
  }
  if (dishes.length > 0) {
    return <DataTable label={label} columns={columns} rows={dishes} rowKey={({ did }) => did} />;
  }
  return (
    <StateMessage
      icon={CookingPot}
      title={texts.noDishesYet}
      action={
        !isKitchen && (
          <Button component={Link} to={PATHS.restaurantAddDish} variant="contained">
            {texts.addDish}
          </Button>
        )
      }
    />
  );
}
