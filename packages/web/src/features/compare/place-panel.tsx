// What becomes of the whole team with each of the compared in the place of a member.

import type { RequestMember } from '@oversleep/engine';
import { displayNameOf } from '@oversleep/game';
import { wholeText } from './amounts.ts';
import type { Entry } from './entry.ts';
import { NameCell } from './name-cell.tsx';
import { placeRows } from './place-rows.ts';
import type { Measured } from './versus.ts';
import { VersusText } from './versus-text.tsx';
import { changeText } from './versus-words.ts';
import { Waiting } from './waiting.tsx';
import * as styles from './place-panel.module.css';

interface PlacePanelProps {
  readonly entries: readonly Entry[];
  readonly present: RequestMember;
  /** The team as it is; undefined until it is known. */
  readonly known: Measured | undefined;
}

export function PlacePanel({ entries, present, known }: PlacePanelProps) {
  const name = displayNameOf(present.creature);
  return (
    <section className={styles.placePanel} aria-labelledby="place-panel-title">
      <h2 id="place-panel-title">In the place of {name}</h2>
      <p className={styles.words}>
        Strength of the whole team in a week, with each of them instead of {name}, all with the same luck.
      </p>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">With</th>
            <th scope="col">Team per week</th>
            <th scope="col">Against now</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{name}, as it is now</th>
            <td>{known ? wholeText(known.mean) : <Waiting />}</td>
            <td />
          </tr>
          {placeRows(entries, known).map(({ entry, total, versus }) => (
            <tr key={entry.id}>
              <th scope="row">
                <NameCell entry={entry} />
              </th>
              <td>{wholeText(total)}</td>
              <td>
                {versus && known ? (
                  <>
                    <span className={styles.change}>{changeText(versus.difference)}</span>
                    <VersusText result={versus} base={known.mean} />
                  </>
                ) : (
                  <Waiting />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
