import { CategoriesSection } from '../../discovery/components/categories-section.tsx';
import { NearbySection } from '../../discovery/components/nearby-section.tsx';
import { Hero } from '../components/hero.tsx';

export default function HomePage() {
  return (
    <>
      <Hero />
      <NearbySection />
      <CategoriesSection />
    </>
  );
}
