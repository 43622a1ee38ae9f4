// The three features of the product as cards; each is one link with a picture of our own.
import { IconArrowsDiff, IconCalculator, IconTrophy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CalculatorArt, CompareArt, TierListArt } from './card-art.tsx';
import * as styles from './home.module.css';

interface Feature {
  readonly title: string;
  readonly description: string;
  readonly to: '/calculator' | '/compare' | '/tierlist';
  readonly icon: ReactNode;
  readonly art: ReactNode;
}

const FEATURES: readonly Feature[] = [
  {
    title: 'Calculator',
    description: 'What your team or a single Pokémon produces, from realistic simulations driven by your sleep.',
    to: '/calculator',
    icon: <IconCalculator aria-hidden="true" />,
    art: <CalculatorArt />,
  },
  {
    title: 'Compare',
    description: 'Put Pokémon side by side, and see who is worth the candy before you invest.',
    to: '/compare',
    icon: <IconArrowsDiff aria-hidden="true" />,
    art: <CompareArt />,
  },
  {
    title: 'Tier lists',
    description: 'Who belongs in the kitchen, out of millions of simulated recipe solutions.',
    to: '/tierlist',
    icon: <IconTrophy aria-hidden="true" />,
    art: <TierListArt />,
  },
];

export function FeatureCards() {
  return (
    <ul className={styles.cards}>
      {FEATURES.map(({ title, description, to, icon, art }) => (
        <li key={to}>
          <Link to={to} className={`panel ${styles.card}`}>
            {art}
            <div className={styles.cardWords}>
              <h2>
                {icon} {title}
              </h2>
              <p>{description}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
