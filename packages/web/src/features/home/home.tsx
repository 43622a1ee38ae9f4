// The first page: what Oversleep is, the coin, ways to begin, the three features, and tiles for the other pages.

import { IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { messages } from '../../messages/messages.ts';
import { Coin } from '../../parts/pictures/ovi.tsx';
import { useAppState } from '../../state/context.ts';
import { Button, buttonLook } from '../../ui/buttons/button.tsx';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Tiles } from './tiles.tsx';
import { useCoin } from './use-coin.ts';
import * as styles from './home.module.css';

const t = messages('home');

export function Home() {
  const { turning, flipCoin } = useCoin();
  const { dialogs } = useAppState();
  const note = useId();
  return (
    <Text as="div" most={62.5}>
      <Grid className={styles.top} align="center">
        <div className={styles.words}>
          <h1 className={styles.title}>
            Oversleep{' '}
            <Link to="/beta" className={styles.beta}>
              {t('beta')}
            </Link>
          </h1>
          <p>{t('tagline')}</p>
          <p>{t('pitch')}</p>
          <Row className={styles.ways} gap={2.5} wrap>
            <Button
              variant="primary"
              icon={<IconUpload size={22} aria-hidden="true" />}
              aria-describedby={note}
              onClick={() => dialogs.openImport()}
            >
              {t('import')}
            </Button>
            <p className={styles.note} id={note}>
              {t('importNote')}
            </p>
            <Link to="/calculator" {...buttonLook()}>
              {t('getStarted')}
            </Link>
          </Row>
        </div>
        <button type="button" className={styles.coin} onClick={flipCoin} aria-label={t('flipCoin')}>
          <span
            className={styles.coinTurning}
            style={{ transform: `rotateY(${turning.angle}deg)`, transitionDuration: `${turning.duration}ms` }}
          >
            <Coin className={styles.coinFace} />
            <CoinBack />
          </span>
        </button>
      </Grid>
      <FeatureCards />
      <Tiles />
    </Text>
  );
}

/** The other side: the moon over the hills. */
function CoinBack() {
  return (
    <svg className={`${styles.coinFace} ${styles.coinBack}`} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <circle fill="var(--coin-rim)" cx="100" cy="100" r="96" />
      <circle fill="var(--ovi-wing)" cx="100" cy="100" r="84" />
      <path className={styles.coinMoon} d="M112 48 a40 40 0 1 0 34 58 a32 32 0 0 1 -34 -58 Z" />
      <path fill="var(--ovi-lid)" d="M18 118 C46 96 76 104 104 120 S160 122 182 114 A84 84 0 0 1 18 118 Z" />
      <g className={styles.coinStar}>
        <circle cx="52" cy="62" r="3" />
        <circle cx="76" cy="40" r="2.2" />
        <circle cx="150" cy="60" r="2.6" />
      </g>
    </svg>
  );
}
