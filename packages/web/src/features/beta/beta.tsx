// What beta means here: what works, which game data it uses, and where it still falls short.
import { EDITIONS, gameOf } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { editionName } from '../../parts/words/wording.ts';
import { Panel } from '../../ui/layout/layout.tsx';
import * as styles from './beta.module.css';

const t = messages('beta');

export function Beta() {
  return (
    <Panel as="article" className={styles.beta} gap={3}>
      <Ovi className={styles.ovi} />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <h2>{t('numbersTitle')}</h2>
      <p>{t('numbers')}</p>
      <ul className={styles.editions}>
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
      </ul>
      <h2>{t('roughTitle')}</h2>
      <ul className={styles.limits}>
        <li>{t('rough.chances')}</li>
        <li>{t('rough.pictures')}</li>
        <li>{t('rough.language')}</li>
      </ul>
      <h2>{t('dataTitle')}</h2>
      <p>{t('data')}</p>
    </Panel>
  );
}
