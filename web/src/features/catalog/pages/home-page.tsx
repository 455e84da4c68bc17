import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { useSession, wasOwner } from '../../accounts/index.ts';
import { findOwnRoom, loadOwnRows } from '../../favourites/index.ts';
import { CategoriesSection } from '../components/home/categories-section.tsx';
import { Hero } from '../components/home/hero.tsx';
import { NearbySection } from '../components/home/nearby-section.tsx';
import styles from './home-page.module.css';

const OwnRows = lazyPart(loadOwnRows, { isQuiet: true });

export default function HomePage() {
  const { role } = useSession();
  const isSignedIn = role === 'customer' || (role === 'loading' && !wasOwner());
  return (
    <div className={styles.page}>
      <Hero />
      {/* There from the start: what it shows must not move what is below it. */}
      <div className={styles.own} data-rows={isSignedIn ? findOwnRoom() : undefined}>
        {role === 'customer' && <OwnRows />}
      </div>
      <NearbySection />
      <CategoriesSection />
    </div>
  );
}
