import { CategoriesSection } from '../components/categories-section.tsx';
import { ForYou } from '../components/for-you.tsx';
import { Hero } from '../components/hero.tsx';
import { NearbySection } from '../components/nearby-section.tsx';

export default function HomePage() {
  return (
    <>
      <Hero />
      <ForYou />
      <NearbySection />
      <CategoriesSection />
    </>
  );
}
