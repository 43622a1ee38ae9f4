// The whole team's strength with each compared creature in a member's slot.

import type { RequestMember } from '@oversleep/engine';
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { wholeText } from './amounts.ts';
import type { Dishes } from './dishes.ts';
import type { ComparisonEntry } from './entry.ts';
import { NameCell } from './name-cell.tsx';
import { placeRows } from './place-rows.ts';
import type { Measurement } from './versus.ts';
import { VersusText } from './versus-text.tsx';
import { changeText } from './versus-words.ts';
import { Waiting } from './waiting.tsx';
import * as styles from './place-panel.module.css';

const t = messages('compare');

/** Named of each candidate. */
const MOST_DISHES = 2;

interface PlacePanelProps {
  readonly entries: readonly ComparisonEntry[];
  readonly present: RequestMember;
  /** The current team; undefined until it is calculated. */
  readonly known: Measurement | undefined;
  /** What it cooks; undefined until it is calculated. */
  readonly dishes: Dishes | undefined;
}

export function PlacePanel({ entries, present, known, dishes }: PlacePanelProps) {
  const name = displayNameOf(present.creature);
  return (
    <Stack as="section" className={styles.placePanel} gap={2} aria-labelledby="place-panel-title">
      <h2 id="place-panel-title">{t('place.title', { name })}</h2>
      <Text tone="muted">{t('place.text', { name })}</Text>
      <PlainTable columns={[t('place.with'), t('place.teamPerWeek'), t('place.againstNow')]}>
        <tr>
          <th scope="row">{t('place.present', { name })}</th>
          <td>{known ? wholeText(known.mean) : <Waiting />}</td>
          <td />
        </tr>
        {placeRows(entries, known, dishes).map(({ entry, total, versus, reached }) => (
          <tr key={entry.id}>
            <th scope="row">
              <NameCell entry={entry} />
              {reached.slice(0, MOST_DISHES).map(({ recipe, count }) => (
                <Text as="span" key={recipe} tone="ingredient" block size="note" weight={400}>
                  {t('place.reaches', {
                    dish: nameOf('recipes', recipe),
                    count: Math.round(count),
                  })}
                </Text>
              ))}
            </th>
            <td>{wholeText(total)}</td>
            <td>
              {versus && known ? (
                <>
                  <Text as="span" block weight={700}>
                    {changeText(versus.difference)}
                  </Text>
                  <VersusText result={versus} base={known.mean} />
                </>
              ) : (
                <Waiting />
              )}
            </td>
          </tr>
        ))}
      </PlainTable>
    </Stack>
  );
}
