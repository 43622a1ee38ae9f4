// "Look up a Pokémon": the fields on one side, what they lead to on the other.
import { gameOf } from '@oversleep/game';
import { useMemo, useRef, useState } from 'react';
import { searchEntries, searchSpecies } from '../../parts/species-search.ts';
import { withSpecies } from './lookup.ts';
import { LookupFace } from './lookup-face.tsx';
import { LookupForm } from './lookup-form.tsx';
import { outcomeOf, type Whereabouts } from './outcome.ts';
import { SpeciesCard } from './species-card.tsx';
import { useLookup } from './use-lookup.ts';
import './lookup-panel.css';

export function LookupPanel() {
  const [lookup, setLookup] = useLookup();
  // What is typed into the search; null while the field just shows the choice.
  const [draft, setDraft] = useState<string | null>(null);
  const entries = useMemo(() => searchEntries(gameOf(lookup.edition)), [lookup.edition]);
  const matches = useMemo(() => searchSpecies(entries, draft ?? ''), [entries, draft]);
  const outcome = outcomeOf(lookup, matches.length === 0 ? draft : null);

  const result = useRef<HTMLElement>(null);
  const show = ({ edition, species }: Whereabouts) => {
    setDraft(null);
    setLookup({ ...withSpecies(lookup, species), edition });
    // The button that was pressed goes away; without this the keyboard would start again at the top of the page.
    result.current?.focus();
  };

  return (
    <section className="panel lookup" aria-labelledby="lookup-title">
      <h2 id="lookup-title">Look up a Pokémon</h2>
      <div className="lookup-columns">
        <LookupForm lookup={lookup} draft={draft} matches={matches} onLookup={setLookup} onDraft={setDraft} />
        <section ref={result} className="lookup-result" aria-label="Result" tabIndex={-1}>
          {outcome.kind === 'card' ? (
            <SpeciesCard card={outcome.card} onSkillLevel={(skillLevel) => setLookup({ ...lookup, skillLevel })} />
          ) : (
            <LookupFace outcome={outcome} edition={lookup.edition} onShow={show} />
          )}
        </section>
      </div>
      <p className="unseen" role="status">
        {outcome.kind === 'card' ? outcome.card.summary : ''}
      </p>
    </section>
  );
}
