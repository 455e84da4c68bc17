import { CategoriesSection } from '../components/home/categories-section.tsx';
import { ForYou } from '../components/home/for-you.tsx';
import { Hero } from '../components/home/hero.tsx';
import { NearbySection } from '../components/home/nearby-section.tsx';
import styles from './home-page.module.css';

export default function HomePage() {
  return (
    <div className={styles.page}>
      <Hero />
      <ForYou />
      <NearbySection />
      <CategoriesSection />
    </div>
  );
}
