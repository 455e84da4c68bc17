import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { Utensils } from 'lucide-react';
import { Link } from 'react-router';
import styles from './logo.module.css';

export function Logo() {
  return (
    <Link to={PATHS.home} className={styles.logo}>
      <span aria-hidden className={styles.mark}>
        <Utensils size={19} />
      </span>
      {PRODUCT_NAME}
    </Link>
  );
}
