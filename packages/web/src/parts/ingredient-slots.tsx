// The three ingredient slots with what each may hold, and a lock on those that are not open yet.
import { StatIcon } from './stat-icon.tsx';
import './ingredient-slots.css';

export interface SlotView {
  /** Level at which the slot opens; 0 when it always is. */
  readonly unlock: number;
  readonly open: boolean;
  readonly choices: readonly SlotChoice[];
}

interface SlotChoice {
  readonly name: string;
  /** Per drop; null for a choice that brings nothing. */
  readonly amount: number | null;
  /** The choice that the RP was reckoned with. */
  readonly rated: boolean;
}

export function IngredientSlots({ slots }: { readonly slots: readonly SlotView[] }) {
  return (
    <section className="slots">
      <h4>Ingredients</h4>
      <ul className="slots-row">
        {slots.map(({ unlock, open, choices }) => (
          <li key={unlock} className="slot" data-open={open}>
            <p className="slot-head">
              {!open && <StatIcon name="lock" />}
              {unlock === 0 ? 'From the start' : `${open ? 'Since' : 'Opens at'} level ${unlock}`}
            </p>
            <ul>
              {choices.map(({ name, amount, rated }) => (
                <li key={name} className="slot-choice">
                  <span className="slot-amount">{amount === null ? '' : `${amount}×`}</span>
                  <span>
                    {name}
                    {rated && <span className="slot-rated"> in RP</span>}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="slots-note">A slot holds one of its choices. RP is reckoned with the marked ones.</p>
    </section>
  );
}
