// The fields of the lookup: edition, name, level, nature, ribbon.
import { EDITIONS, gameOf, isEdition, LEVEL_MESSAGE, MAX_LEVEL, MIN_LEVEL, RIBBON_LABELS } from '@oversleep/game';
import type { Match } from '../../parts/species-search.ts';
import { editionName } from '../../parts/wording.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { type Choice, SelectField } from '../../ui/select-field.tsx';
import { type Lookup, RIBBONS, withEdition } from './lookup.ts';
import { SpeciesField } from './species-field.tsx';

interface LookupFormProps {
  readonly lookup: Lookup;
  readonly draft: string | null;
  readonly matches: readonly Match[];
  readonly onLookup: (lookup: Lookup) => void;
  readonly onDraft: (draft: string | null) => void;
}

const EDITION_CHOICES: readonly Choice[] = EDITIONS.map((edition) => ({ value: edition, label: editionName(edition) }));

const RIBBON_CHOICES: readonly Choice[] = RIBBONS.map((ribbon) => ({
  value: String(ribbon),
  label: RIBBON_LABELS[ribbon] ?? `Ribbon ${ribbon}`,
}));

export function LookupForm({ lookup, draft, matches, onLookup, onDraft }: LookupFormProps) {
  const natures = gameOf(lookup.edition).natures.rows.map(({ name, prettyName }) => ({
    value: name,
    label: prettyName,
  }));
  return (
    <div className="lookup-form">
      <Segmented
        label="Edition of the game"
        value={lookup.edition}
        choices={EDITION_CHOICES}
        onChange={(edition) => isEdition(edition) && onLookup(withEdition(lookup, edition))}
      />
      <SpeciesField lookup={lookup} draft={draft} matches={matches} onLookup={onLookup} onDraft={onDraft} />
      <div className="lookup-form-pair">
        <NumberField
          live
          label="Level"
          value={lookup.level}
          min={MIN_LEVEL}
          max={MAX_LEVEL}
          message={LEVEL_MESSAGE}
          onChange={(level) => onLookup({ ...lookup, level })}
        />
        <SelectField
          label="Ribbon"
          value={String(lookup.ribbon)}
          choices={RIBBON_CHOICES}
          onChange={(value) => {
            const ribbon = RIBBONS.find((known) => String(known) === value);
            if (ribbon !== undefined) onLookup({ ...lookup, ribbon });
          }}
        />
      </div>
      <SelectField
        label="Nature"
        value={lookup.nature}
        choices={natures}
        onChange={(nature) => onLookup({ ...lookup, nature })}
      />
    </div>
  );
}
