// The search for a creature, in all species or in the Pokébox, usable by keyboard alone.

import { newId, type Species, secureRandom } from '@oversleep/game';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { usePageLeave } from '../../../parts/use-page-leave.ts';
import { editionChosen } from '../../../parts/words/wording.ts';
import { useAppState, useSearch, useUser } from '../../../state/context.ts';
import { gameFor } from '../../../state/data/user.ts';
import type { SearchRequest } from '../../../state/page/dialogs.ts';
import { useEditionSwitch } from '../../../state/page/edition-switch.ts';
import { usePokebox } from '../../../state/page/pokebox.ts';
import { SearchBar } from '../../../ui/fields/search-bar.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { MOBILE, useMedia } from '../../../ui/use-media.ts';
import { useDelivery } from '../slot/use-delivery.ts';
import { BoxHelp } from './box-help.tsx';
import { BoxResults } from './box-results.tsx';
import { RecentRow } from './recent-row.tsx';
import type { BoxTile, ChipSpecialty } from './search-tiles.ts';
import { SearchTools } from './search-tools.tsx';
import { type AfterPick, stepForSaved, stepForSpecies } from './selection.ts';
import { SpeciesResults } from './species-results.tsx';
import { useSearchResults } from './use-search-results.ts';
import { useUnknownSpecies } from './use-unknown-species.ts';
import * as styles from './search-dialog.module.css';

const t = messages('creature');

export function SearchDialog({ request }: { readonly request: SearchRequest }) {
  const { dialogs, search } = useAppState();
  const game = useUser(gameFor);
  const randomNickname = useUser((user) => user.randomizeNicknames);
  const { showPokebox, showPokeboxBadge, recentSpecies } = useSearch((state) => state);
  const isMobile = useMedia(MOBILE);
  const [text, setText] = useState('');
  const [hasAskedHelp, setAskedHelp] = useState(false);
  const [specialties, setSpecialties] = useState<readonly ChipSpecialty[]>([]);
  const box = usePokebox(showPokebox);
  const results = useSearchResults(text, specialties, box.creatures);
  const deliver = useDelivery(request);
  const switchTo = useEditionSwitch();
  const sayWhyNot = useUnknownSpecies();
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // Restores the final stage filter whenever the dialog opens.
  useEffect(() => search.searchFor(''), [search]);
  const type = (typed: string) => {
    setText(typed);
    search.searchFor(typed);
  };

  const close = () => dialogs.close('search');
  usePageLeave(close);
  const follow = ({ does, creature }: AfterPick) => {
    close();
    if (does === 'hand') deliver(creature);
    else dialogs.openInput({ creature, onSave: deliver, around: request.around, isNew: true });
  };
  const pickSpecies = (picked: Species) => {
    search.noteSpecies(picked.name);
    follow(stepForSpecies(game, picked, request.current, { id: newId(), random: secureRandom(), randomNickname }));
  };
  const pickSaved = (tile: BoxTile) => {
    if (tile.species) follow(stepForSaved(tile.creature));
    else sayWhyNot(tile.creature);
  };
  const pickFirst = () => {
    const saved = results.firstSaved();
    const first = results.firstSpecies();
    if (showPokebox) saved && pickSaved(saved);
    else if (first) pickSpecies(first.species);
  };

  // On small screens the field is a button at first.
  const toSearch = () => bar.current?.querySelector<HTMLElement>('input, button')?.focus();
  const readHelp = () => {
    setAskedHelp(false);
    search.hidePokeboxBadge();
    toSearch();
  };
  const pressInBar = (event: KeyboardEvent) => {
    // Enter picks a result and moves the focus: the same key press must not click what has it now.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('li > [tabindex="0"]')?.focus();
  };
  const isFiltered = text.trim() !== '' || specialties.length > 0;
  const reset = () => {
    type('');
    setSpecialties([]);
  };

  return (
    <Dialog
      open
      title={t('search.title')}
      maxWidth={600}
      aside={
        <Row ref={bar} className={styles.bar} align="stretch" justify="end" slim onKeyDown={pressInBar}>
          <SearchBar
            label={t('search.label')}
            placeholder={isMobile ? t('search.short') : t('search.placeholder')}
            value={text}
            minWidth={100}
            maxWidth={200}
            startMinimised={isMobile}
            autoFocus={!isMobile}
            onChange={type}
            onEnter={pickFirst}
          />
        </Row>
      }
      onClose={close}
    >
      <SearchTools specialties={specialties} onSpecialties={setSpecialties} onHelp={() => setAskedHelp(true)} />
      {(showPokeboxBadge || hasAskedHelp) && <BoxHelp onRead={readHelp} />}
      <div ref={list} className={styles.list}>
        {showPokebox ? (
          <BoxResults
            tiles={results.saved}
            box={box}
            onPick={pickSaved}
            onReset={isFiltered ? reset : undefined}
            onLeave={toSearch}
          />
        ) : (
          <>
            {!isFiltered && <RecentRow names={recentSpecies} onPick={pickSpecies} />}
            <SpeciesResults
              tiles={results.species}
              elsewhere={results.elsewhere}
              onSwitch={(edition) => {
                switchTo(edition, editionChosen(edition));
                // The button disappears with the switch.
                toSearch();
              }}
              onPick={(tile) => pickSpecies(tile.species)}
              onReset={reset}
              onLeave={toSearch}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
