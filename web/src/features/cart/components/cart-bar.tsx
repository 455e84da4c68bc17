import { PATHS } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { ShoppingBag } from 'lucide-react';
import { LinkButton } from '../../../ui/form/button.tsx';
import { useSession } from '../../accounts/index.ts';
import { useKnownCartLines } from '../cart.ts';
import { LOGIN_TO_CART } from '../login-to-cart.ts';
import * as texts from '../menu-cart.texts.ts';
import styles from './cart-bar.module.css';

type Props = {
  /** Whose menu is looked at: what is missing to its minimum is said. */
  readonly restaurant?: { readonly id: number; readonly name: string; readonly minimum_order: number };
};

/** At the lower edge of a menu while something is in the cart: how much, and the way there. */
export function CartBar({ restaurant }: Props) {
  const { role } = useSession();
  const { data: lines = [] } = useKnownCartLines();
  if (lines.length === 0) return null;
  const dishes = lines.reduce((sum, { qty }) => sum + qty, 0);
  const total = lines.reduce((sum, { sub_total }) => sum + sub_total, 0);
  const ofRestaurant = lines.filter(({ dish }) => dish.restaurant.id === restaurant?.id);
  const subtotal = ofRestaurant.reduce((sum, { sub_total }) => sum + sub_total, 0);
  const missing = restaurant && ofRestaurant.length > 0 ? restaurant.minimum_order - subtotal : 0;
  return (
    <div className={styles.bar}>
      {restaurant && missing > 0 && (
        <p className={styles.nudge}>
          <span>{texts.toMinimum(formatMoney(missing), restaurant.name)}</span>
          <progress aria-hidden max={restaurant.minimum_order} value={subtotal} className={styles.progress} />
        </p>
      )}
      <LinkButton to={role === 'visitor' ? LOGIN_TO_CART : PATHS.cart} isLarge isWide className={styles.link}>
        <ShoppingBag size={19} aria-hidden />
        {texts.viewCartWith(dishes, formatMoney(total))}
      </LinkButton>
    </div>
  );
}
