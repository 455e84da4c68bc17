import { useState } from 'react';
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
  // As it was when the page opened: what is learned meanwhile is for the next visit.
  const [room] = useState(findOwnRoom);
  const isSignedIn = role === 'customer' || (role === 'loading' && !wasOwner());
  return (
    <div className={styles.page} data-rows={isSignedIn ? room : undefined}>
      <Hero />
      {/* There from the start: what it shows must not move what is below it. */}
      <div className={styles.own}>{role === 'customer' && <OwnRows />}</div>
      <NearbySection />
      <CategoriesSection />
    </div>
  );
}
