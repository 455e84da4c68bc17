import { PATHS } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { ShoppingBag } from 'lucide-react';
import { LinkButton } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useSession } from '../../accounts/index.ts';
import { useKnownCartLines } from '../cart.ts';
import { LOGIN_TO_CART } from '../login-to-cart.ts';
import * as texts from '../menu-cart.texts.ts';
import styles from './cart-bar.module.css';

type Props = {
  /** Whose menu is looked at: what is missing to its minimum is said. */
  readonly restaurant?: {
    readonly id: number;
    readonly name: string;
    readonly minimum_order: number;
    readonly free_delivery_from: number | null;
  };
};

/** At the lower edge of a menu while something is in the cart: how much, and the way there. */
export function CartBar({ restaurant }: Props) {
  const { role } = useSession();
  const { data: lines = [] } = useKnownCartLines();
  const dishes = lines.reduce((sum, { qty }) => sum + qty, 0);
  const total = lines.reduce((sum, { sub_total }) => sum + sub_total, 0);
  // There before anything is in the cart, so that the first dish is said, too.
  const said = (
    <VisuallyHidden>
      <span role="status">{dishes > 0 && texts.inTheCart(dishes, formatMoney(total))}</span>
    </VisuallyHidden>
  );
  if (lines.length === 0) return said;
  const ofRestaurant = lines.filter(({ dish }) => dish.restaurant.id === restaurant?.id);
  const subtotal = ofRestaurant.reduce((sum, { sub_total }) => sum + sub_total, 0);
  const nudge = restaurant && ofRestaurant.length > 0 ? nudgeAt(restaurant, subtotal) : undefined;
  return (
    <div className={styles.bar}>
      {said}
      {nudge && (
        <p className={styles.nudge}>
          <span>{nudge.text}</span>
          <progress aria-hidden max={nudge.goal} value={subtotal} className={styles.progress} />
        </p>
      )}
      <LinkButton to={role === 'visitor' ? LOGIN_TO_CART : PATHS.cart} isLarge isWide className={styles.link}>
        <ShoppingBag size={19} aria-hidden />
        {texts.viewCartWith(dishes, formatMoney(total))}
      </LinkButton>
    </div>
  );
}

/** What is missing to the minimum, and once that is reached, to free delivery. */
function nudgeAt(
  { name, minimum_order, free_delivery_from }: NonNullable<Props['restaurant']>,
  subtotal: number,
) {
  if (subtotal < minimum_order) {
    return { goal: minimum_order, text: texts.toMinimum(formatMoney(minimum_order - subtotal), name) };
  }
  if (free_delivery_from === null || subtotal >= free_delivery_from) return undefined;
  return { goal: free_delivery_from, text: texts.toFreeDelivery(formatMoney(free_delivery_from - subtotal)) };
}
