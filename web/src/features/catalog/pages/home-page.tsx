import { CategoriesSection } from '../components/categories-section.tsx';
import { Hero } from '../components/hero.tsx';
import { NearbySection } from '../components/nearby-section.tsx';

export default function HomePage() {
  return (
    <>
      <Hero />
      <NearbySection />
      <CategoriesSection />
    </>
  );
}
