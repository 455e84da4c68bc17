import { Hero } from '../components/hero.tsx';

export default function HomePage() {
  return <Hero />;
}
