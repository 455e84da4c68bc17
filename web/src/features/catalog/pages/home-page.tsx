import { CategoriesSection } from '../components/home/categories-section.tsx';
import { ForYou } from '../components/home/for-you.tsx';
import { Hero } from '../components/home/hero.tsx';
import { NearbySection } from '../components/home/nearby-section.tsx';

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
