// A card with an icon, a title and settings.
import { type ReactNode, useId } from 'react';
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
    <section className={`panel ${styles.card}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <span className={styles.sign}>{icon}</span>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
