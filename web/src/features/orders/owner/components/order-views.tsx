import { PATHS } from '@nearbite/contract/page-paths';
import { Columns3, Table2 } from 'lucide-react';
import { Link } from 'react-router';
import styles from '../queue/queue.module.css';
import * as texts from '../queue/queue.texts.ts';

const VIEWS = [
  { name: 'queue', label: texts.queue, to: PATHS.restaurantOrders, icon: Columns3 },
  { name: 'table', label: texts.table, to: `${PATHS.restaurantOrders}?view=table`, icon: Table2 },
] as const;

type Props = { readonly current: (typeof VIEWS)[number]['name'] };

/** The two views of a kitchen's orders. */
export const OrderViews = ({ current }: Props) => (
  <nav aria-label={texts.view} className={styles.views}>
    {VIEWS.map(({ name, label, to, icon: Icon }) => (
      <Link key={name} to={to} aria-label={label} aria-current={name === current ? 'page' : undefined}>
        <Icon size={18} aria-hidden /> <span>{label}</span>
      </Link>
    ))}
  </nav>
);
