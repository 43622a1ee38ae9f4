// How to export from other tools.

import { messages } from '../../../messages/messages.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Details } from '../../../ui/details.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import * as styles from './import.module.css';

const t = messages('interchange');

/** Two entries of that site's storage and nothing else: above all not the one with the sign-in. */
const SNIPPET = 'copy(JSON.stringify({pokemon:localStorage.pokemon,team:localStorage.team}))';

export function ExportHelp() {
  const { show } = useSnackbar();
  return (
    <Details label={t('help.title')}>
      <Stack as="dl" className={styles.sources} gap={1}>
        <dt>{t('help.pokesleep')}</dt>
        <dd>{t('help.pokesleepText')}</dd>
        <dt>{t('help.neroli')}</dt>
        <dd>
          {t('help.neroliText')}
          <Row as="span" className={styles.snippet} gap={2}>
            <code>{SNIPPET}</code>
            <CopyButton
              label={t('help.copyLine')}
              text={SNIPPET}
              onRefused={() => show({ kind: 'error', text: t('help.copyFailed') })}
            />
          </Row>
          {t('help.neroliSafe')}
        </dd>
        <dt>{t('help.simulator')}</dt>
        <dd>{t('help.simulatorText')}</dd>
        <dt>{t('help.json')}</dt>
        <dd>{t('help.jsonText')}</dd>
        <dt>{t('help.scanners')}</dt>
        <dd>{t('help.scannersText')}</dd>
        <dt>{t('help.own')}</dt>
        <dd>{t('help.ownText')}</dd>
      </Stack>
    </Details>
  );
}
