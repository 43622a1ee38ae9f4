// The ways to the other pages: an icon, a name and a line each.
import { IconBook2, IconBox, IconCalendarWeek, IconHelpCircle, IconHistory, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import * as styles from './tiles.module.css';

const t = messages('home');

const TILES = [
  { name: 'box', to: '/box', Icon: IconBox },
  { name: 'best', to: '/best', Icon: IconSparkles },
  { name: 'week', to: '/week', Icon: IconCalendarWeek },
  { name: 'recipes', to: '/recipes', Icon: IconBook2 },
  { name: 'changes', to: '/changes', Icon: IconHistory },
  { name: 'help', to: '/help', Icon: IconHelpCircle },
] as const;

export function Tiles() {
  return (
    <nav aria-label={t('more')}>
      <ul className={styles.tiles}>
        {TILES.map(({ name, to, Icon }) => (
          <li key={to}>
            <Link to={to} className={`panel ${styles.tile}`}>
              <Icon size={26} aria-hidden="true" />
              <Stack as="span" slim>
                <strong>{t(`tiles.${name}`)}</strong>{' '}
                <Text as="span" tone="muted" size="label">
                  {t(`tileLines.${name}`)}
                </Text>
              </Stack>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
