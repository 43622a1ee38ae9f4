// The search for a species by name.
import { gameOf } from '@oversleep/game';
import { Portrait } from '../../parts/portrait.tsx';
import type { Match } from '../../parts/species-search.ts';
import { editionName } from '../../parts/wording.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { type Lookup, withSpecies } from './lookup.ts';
import { homeOf } from './outcome.ts';

interface SpeciesFieldProps {
  readonly lookup: Lookup;
  /** What is typed; null while the field shows the choice. */
  readonly draft: string | null;
  readonly matches: readonly Match[];
  readonly onLookup: (lookup: Lookup) => void;
  readonly onDraft: (draft: string | null) => void;
}

export function SpeciesField({ lookup, draft, matches, onLookup, onDraft }: SpeciesFieldProps) {
  const chosen = lookup.species === null ? '' : homeOf(lookup.species).name;
  const choose = (species: string | null) => {
    onDraft(null);
    onLookup(withSpecies(lookup, species));
  };
  return (
    <Combobox
      label="Pokémon"
      placeholder="Name, or part of it"
      text={draft ?? chosen}
      options={matches.map((match) => ({ id: match.species.name, content: <Found match={match} /> }))}
      selectedId={lookup.species}
      note={noteOf(lookup, draft, matches.length)}
      clearLabel="Clear the search"
      onText={onDraft}
      onChoose={choose}
      onClear={() => choose(null)}
      onRestore={() => onDraft(null)}
      // A text that finds nobody stays, as the page is talking about it.
      onLeave={() => matches.length > 0 && onDraft(null)}
    />
  );
}

function noteOf({ edition }: Lookup, draft: string | null, count: number): string {
  if (draft === null || draft.trim() === '') {
    return `${gameOf(edition).species.rows.length} Pokémon in ${editionName(edition)}`;
  }
  if (count === 0) return 'No match';
  return count === 1 ? '1 match' : `${count} matches`;
}

function Found({ match: { species, alias } }: { readonly match: Match }) {
  return (
    <span className="found">
      <Portrait species={species} size={40} decorative />
      <span>
        {species.displayName}
        {alias !== undefined && <span className="found-alias">{alias}</span>}
      </span>
    </span>
  );
}
