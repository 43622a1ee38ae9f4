// Fields of a new or edited log entry: dish, Strength, and the question about a lower Strength.
import { WEEK_LIMITS } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { type Choice, SelectField } from '../../ui/fields/select-field.tsx';
import type { Doubt } from './use-doubt.tsx';

const t = messages('week');

interface LogFieldsProps {
  /** Undefined where no meal is logged, only Snorlax's Strength. */
  readonly cooked: { readonly dish: string; readonly choices: readonly Choice[] } | undefined;
  readonly onDish: (dish: string) => void;
  readonly strength: number;
  readonly onStrength: (strength: number) => void;
  readonly doubt: Doubt;
}

export function LogFields({ cooked, onDish, strength, onStrength, doubt }: LogFieldsProps) {
  return (
    <>
      {cooked && <SelectField label={t('log.cooked')} value={cooked.dish} choices={cooked.choices} onChange={onDish} />}
      <NumberField
        label={t('log.strength')}
        live
        min={0}
        max={WEEK_LIMITS.strength}
        value={strength}
        {...(cooked && { note: t('log.strengthNote') })}
        onChange={(next) => {
          onStrength(next);
          doubt.forget();
        }}
      />
      {doubt.question}
    </>
  );
}
