import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { LinkButton } from '../../../ui/button.tsx';
import { FoodPicture } from '../../../ui/food-picture.tsx';
import { Text } from '../../../ui/text.tsx';
import { useSession } from '../../accounts/index.ts';
import styles from './hero.module.css';

export function Hero() {
  const { role } = useSession();
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div>
        <Text as="h1" look="h1" id="hero-heading" className={styles.heading}>
          Welcome to {PRODUCT_NAME}
        </Text>
        <div className={styles.words}>
          <p>A smarter way to order your favorite meals from local restaurants nearby.</p>
          <p>{PRODUCT_NAME} helps you discover, order and enjoy food, fresh and fast.</p>
        </div>
        {role === 'visitor' && (
          <LinkButton to={PATHS.register} isLarge className={styles.start}>
            Get Started
          </LinkButton>
        )}
      </div>
      <div className={styles.picture}>
        <FoodPicture
          image="/hero.webp"
          alt="A table set with freshly cooked dishes"
          sizes="(min-width: 900px) 580px, 100vw"
          isUrgent
          ratio="10 / 7"
        />
      </div>
    </section>
  );
}
