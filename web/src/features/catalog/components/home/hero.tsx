import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { FoodPicture, wideOnPhones } from '../../../../ui/food/food-picture.tsx';
import { LinkButton } from '../../../../ui/form/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { useSession } from '../../../accounts/index.ts';
import * as texts from '../../catalog.texts.ts';
import narrowAvif from '../hero/hero-720.avif';
import narrowWebp from '../hero/hero-720.webp';
import wideAvif from '../hero/hero-1200.avif';
import wideWebp from '../hero/hero-1200.webp';
import styles from './hero.module.css';

const HERO = {
  colours: ['#dba', '#d96', '#c86', '#a96', '#dc8'],
  avif: [
    { path: narrowAvif, width: 720 },
    { path: wideAvif, width: 1200 },
  ],
  webp: [
    { path: narrowWebp, width: 720 },
    { path: wideWebp, width: 1200 },
  ],
};

export function Hero() {
  const { role } = useSession();
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div>
        <Text as="h1" look="h1" id="hero-heading" className={styles.heading}>
          {texts.welcome(PRODUCT_NAME)}
        </Text>
        <div className={styles.words}>
          <p>{texts.smarterWay}</p> <p>{texts.helpsYou(PRODUCT_NAME)}</p>
        </div>
        {role === 'visitor' && (
          <LinkButton to={PATHS.register} isLarge className={styles.start}>
            {texts.getStarted}
          </LinkButton>
        )}
      </div>
      <div className={styles.picture}>
        <FoodPicture
          image={wideWebp}
          files={HERO}
          alt={texts.heroPicture}
          sizes={wideOnPhones(580, 900)}
          isUrgent
          ratio="10 / 7"
          isWideOnly
        />
      </div>
    </section>
  );
}
