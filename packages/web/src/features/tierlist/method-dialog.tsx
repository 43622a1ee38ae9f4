// How a list comes about: what is simulated, what points are given for, where tiers begin, and what it is compared with.
import type { TierListAnswer } from '@oversleep/contract';
import { gameOf } from '@oversleep/game';
import { utcText } from '../../parts/words/moment.ts';
import { editionName } from '../../parts/words/wording.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TierMark } from './tier-mark.tsx';
import { campText, scoreText, tierColour } from './tier-words.ts';
import * as styles from './method-dialog.module.css';

interface MethodDialogProps {
  readonly list: TierListAnswer;
  readonly onClose: () => void;
}

export function MethodDialog({ list, onClose }: MethodDialogProps) {
  const { rules } = gameOf(list.edition);
  return (
    <Dialog open title="How the list is made" maxWidth={640} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text alone that scrolls has to be reached by keyboard too */}
      <section className={styles.method} aria-label="How the list is made" tabIndex={0}>
        <p>
          The question is what one Pokémon is worth to your kitchen. For every species and every choice of ingredients
          that it can have at level {list.level}, its week is simulated {campText(list.camp)}: asleep from 21:30 to
          06:00, with the longest ribbon, the highest skill level, and the nature and subskills that suit a cook best.
        </p>
        <p>
          Then, for each recipe that fits into the largest pot, the smallest team is searched that cooks it at every
          meal with this Pokémon on it. The smaller the team, the more of the dish counts as its doing: all of it for
          one that cooks alone, a fifth less for each mate. Points, in strength, come from
        </p>
        <ul className={styles.methodList}>
          <li>being on the team: a third of the dish, at recipe level {rules.maxRecipeLevel};</li>
          <li>its own ingredients in the dish, with the growth and the bonus of the recipe;</li>
          <li>ingredients of the others that are there only thanks to its skill;</li>
          <li>dishes that are extra tasty thanks to its skill;</li>
          <li>spare ingredients, which are worth a little as filler of other dishes.</li>
        </ul>
        <p>
          Its three best dishes make its score, the very best counted one and a half times. A species stands in the list
          by its best choice of ingredients; open it to see all of them.
        </p>
        <Borders list={list} />
        <section>
          <h3>This list</h3>
          <p>
            Made of the game of {editionName(list.edition)}, computed on {utcText(list.computedAt)} with version{' '}
            {list.engineVersion} of the computation.
          </p>
          <p>{previousWords(list)}</p>
        </section>
      </section>
    </Dialog>
  );
}

function previousWords({ edition, previous }: TierListAnswer): string {
  if (previous === null) return 'There is no list before it, so nobody has risen or fallen yet.';
  const game = previous.edition === edition ? '' : `, in the game of ${editionName(previous.edition)}`;
  return `Ranks are compared with the list of ${utcText(previous.computedAt)}${game}.`;
}

function Borders({ list: { tiers, entries } }: { readonly list: TierListAnswer }) {
  const best = entries[0]?.score ?? 0;
  return (
    <section>
      <h3>Tiers</h3>
      <p>
        A tier reaches from its best score a fifth of the way down to the lowest score of all variants. Whoever comes
        next opens the next tier; F is everybody who is left.
      </p>
      <table className={styles.methodBorders}>
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">From score</th>
            <th scope="col">Species</th>
            <th scope="col">
              <span className="unseen">Against the best</span>
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
                <span className="unseen">{Math.round(best > 0 ? (100 * from) / best : 0)}%</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
