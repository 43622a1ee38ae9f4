// The three features of the product as cards; each is one link with a picture of our own.
import { IconArrowsDiff, IconCalculator, IconTrophy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { CalculatorArt, CompareArt, TierListArt } from './card-art.tsx';
import * as styles from './home.module.css';

const t = messages('home');

interface Feature {
  readonly name: 'calculator' | 'compare' | 'tierlist';
  readonly to: '/calculator' | '/compare' | '/tierlist';
  readonly icon: ReactNode;
  readonly art: ReactNode;
}

const FEATURES: readonly Feature[] = [
  {
    name: 'calculator',
    to: '/calculator',
    icon: <IconCalculator aria-hidden="true" />,
    art: <CalculatorArt />,
  },
  {
    name: 'compare',
    to: '/compare',
    icon: <IconArrowsDiff aria-hidden="true" />,
    art: <CompareArt />,
  },
  {
    name: 'tierlist',
    to: '/tierlist',
    icon: <IconTrophy aria-hidden="true" />,
    art: <TierListArt />,
  },
];

export function FeatureCards() {
  return (
    <Grid as="ul" className={styles.cards} gap={5}>
      {FEATURES.map(({ name, to, icon, art }) => (
        <li key={to}>
          <Link to={to} className={`panel ${styles.card}`}>
            {art}
            <div className={styles.cardWords}>
              <h2>
                {icon} {t(`${name}.title`)}
              </h2>
              <p>{t(`${name}.text`)}</p>
            </div>
          </Link>
        </li>
      ))}
    </Grid>
  );
}
