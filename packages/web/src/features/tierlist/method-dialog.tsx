// How a list comes about: what is simulated, what points are given for, where tiers begin, and what it is compared with.

import type { TierListAnswer } from '@oversleep/contract';
import { gameOf } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { utcText } from '../../parts/words/moment.ts';
import { editionName } from '../../parts/words/wording.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FigureTable } from '../../ui/tables/figure-table.tsx';
import { TierMark } from './tier-mark.tsx';
import { scoreText, tierColour } from './tier-words.ts';
import * as styles from './method-dialog.module.css';

const t = messages('tierlist');

interface MethodDialogProps {
  readonly list: TierListAnswer;
  readonly onClose: () => void;
}

export function MethodDialog({ list, onClose }: MethodDialogProps) {
  const { rules } = gameOf(list.edition);
  return (
    <Dialog open title={t('method.title')} maxWidth={640} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text alone that scrolls has to be reached by keyboard too */}
      <section className={styles.method} aria-label={t('method.title')} tabIndex={0}>
        <p>{t('method.simulation', { level: list.level, camp: list.camp ? 'yes' : 'other' })}</p>
        <h3>{t('method.alone')}</h3>
        <p>{t('method.points')}</p>
        <Stack as="ul" bullets gap={1}>
          <li>{t('method.pointsBase', { level: rules.maxRecipeLevel })}</li>
          <li>{t('method.pointsIngredients')}</li>
          <li>{t('method.pointsSupport')}</li>
          <li>{t('method.pointsTasty')}</li>
          <li>{t('method.pointsFiller')}</li>
        </Stack>
        <p>{t('method.score')}</p>
        <h3>{t('method.rotation')}</h3>
        <p>{t('method.rotationBox')}</p>
        <p>{t('method.rotationScore')}</p>
        <p>{t('method.rotationLimits')}</p>
        <Borders list={list} />
        <section>
          <h3>{t('method.thisList')}</h3>
          <p>
            {t('method.made', {
              edition: editionName(list.edition),
              at: utcText(list.computedAt),
              version: list.engineVersion,
            })}
          </p>
          <p>{previousWords(list)}</p>
        </section>
      </section>
    </Dialog>
  );
}

function previousWords({ edition, previous }: TierListAnswer): string {
  if (previous === null) return t('method.first');
  const at = utcText(previous.computedAt);
  if (previous.edition === edition) return t('method.compared', { at });
  return t('method.comparedEdition', { at, edition: editionName(previous.edition) });
}

function Borders({ list: { tiers, entries } }: { readonly list: TierListAnswer }) {
  const best = entries[0]?.score ?? 0;
  return (
    <section>
      <h3>{t('method.tiers')}</h3>
      <p>{t('method.tiersText')}</p>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{t('method.tier')}</th>
            <th scope="col">{t('method.from')}</th>
            <th scope="col">{t('method.species')}</th>
            <th scope="col">
              <span className="unseen">{t('method.ofBest')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ tier, from, species }) => (
            <tr key={tier}>
              <th scope="row">
                <TierMark tier={tier} />
              </th>
              <td>{scoreText(from)}</td>
              <td>{species}</td>
              <td className={styles.methodBar}>
                <span
                  style={{ width: `${best > 0 ? (100 * from) / best : 0}%`, background: tierColour(tier) }}
                  aria-hidden="true"
                />
                <span className="unseen">{t('method.share', { share: best > 0 ? from / best : 0 })}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </section>
  );
}
