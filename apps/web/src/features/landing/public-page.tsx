import { useRef } from 'react';
import { FeaturesSection } from './features-section.tsx';
import { Hero } from './hero.tsx';
import { PathsSection } from './paths-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import styles from './public-page.module.css';
import { Stats } from './stats.tsx';

export function PublicPage() {
  const features = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.page}>
      <Hero onLearnMore={() => showSection(features.current)} />
      <div className={styles.sections}>
        <Stats />
        <FeaturesSection heading={features} />
        <PathsSection />
        <PrivacySection />
      </div>
    </div>
  );
}

function showSection(heading: HTMLElement | null) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  heading?.focus({ preventScroll: true });
}
