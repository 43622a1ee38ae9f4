// A card with an icon, a title and settings.
import { type ReactNode, useId } from 'react';
import { Panel, Row, Stack } from '../../ui/layout/layout.tsx';
import * as styles from './settings-card.module.css';

interface SettingsCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Beside the title, such as the save status. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function SettingsCard({ icon, title, aside, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Panel className={styles.card} gap={3.5} align="start" aria-labelledby={id}>
      <Row wide gap={2} gapX={4} wrap justify="between">
        <Row as="h2" id={id} gap={2.5} size="head-medium">
          <Stack as="span" tone="strength">
            {icon}
          </Stack>
          {title}
        </Row>
        {aside}
      </Row>
      {children}
    </Panel>
  );
}
