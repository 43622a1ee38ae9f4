// How to take screenshots from which a Pokémon can be read: what has to be seen, drawn by ourselves, and what goes wrong.
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Grid, Panel } from '../../ui/layout/layout.tsx';
import { ScreenDrawing } from './screen-drawing.tsx';
import * as styles from './screenshots.module.css';

const t = messages('help');

const strong = (inner: ReactNode) => <strong>{inner}</strong>;

export function ScreenshotHelp() {
  const { dialogs } = useAppState();
  return (
    <Panel as="article" gap={4} fit most={52} pad={5}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <Grid className={styles.columns} gap={6} align="center">
        <ScreenDrawing />
        <div>
          <ol className={styles.steps}>
            <li>{t('steps.open')}</li>
            <li>{t('steps.scroll')}</li>
            <li>{t('steps.goOn')}</li>
            <li>{t('steps.take')}</li>
          </ol>
          <Button variant="primary" onClick={() => dialogs.openImport()}>
            {t('importButton')}
          </Button>
        </div>
      </Grid>
      <h2>{t('helpsTitle')}</h2>
      <ul className={styles.list}>
        <li>{t('helps.two')}</li>
        <li>{t('helps.ribbon')}</li>
        <li>{t('helps.languages')}</li>
      </ul>
      <h2>{t('wrongTitle')}</h2>
      <ul className={styles.list}>
        <li>{t.rich('wrong.previews', { strong })}</li>
        <li>{t.rich('wrong.cut', { strong })}</li>
        <li>{t.rich('wrong.covered', { strong })}</li>
        <li>{t.rich('wrong.tablets', { strong })}</li>
      </ul>
      <h2>{t('proofTitle')}</h2>
      <p>{t('proof')}</p>
    </Panel>
  );
}
