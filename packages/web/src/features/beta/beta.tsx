// What beta means here: what works, which game data it uses, and where it still falls short.
import { EDITIONS, gameOf } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { editionName } from '../../parts/words/wording.ts';
import { Panel, Stack, Text } from '../../ui/layout/layout.tsx';
import * as styles from './beta.module.css';

const t = messages('beta');

export function Beta() {
  return (
    <Panel as="article" className={styles.beta} gap={3} most={37.5} pad={5}>
      <Stack align="center">
        <Ovi size={104} />
      </Stack>
      <Text as="h1" textAlign="center">
        {t('title')}
      </Text>
      <p>{t('intro')}</p>
      <h2>{t('numbersTitle')}</h2>
      <p>{t('numbers')}</p>
      <Stack as="ul" gap={1.5} bullets>
        {EDITIONS.map((edition) => {
          const { species, recipes, rules } = gameOf(edition);
          return (
            <li key={edition}>
              {t.rich('edition', {
                strong: (inner) => <strong>{inner}</strong>,
                edition: editionName(edition),
                species: species.rows.length,
                recipes: recipes.rows.length,
                level: rules.maxLevel,
              })}
            </li>
          );
        })}
      </Stack>
      <h2>{t('roughTitle')}</h2>
      <Stack as="ul" gap={1.5} bullets>
        <li>{t('rough.chances')}</li>
        <li>{t('rough.pictures')}</li>
        <li>{t('rough.language')}</li>
      </Stack>
      <h2>{t('dataTitle')}</h2>
      <p>{t('data')}</p>
    </Panel>
  );
}
