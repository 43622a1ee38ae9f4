// What stands in place of a card: nothing chosen yet, nobody of that name, or somebody of another edition.
import { type EditionId, gameOf } from '@oversleep/game';
import { Ovi } from '../../parts/ovi.tsx';
import { editionName } from '../../parts/wording.ts';
import type { Outcome, Whereabouts } from './outcome.ts';

interface LookupFaceProps {
  readonly outcome: Exclude<Outcome, { kind: 'card' }>;
  readonly edition: EditionId;
  readonly onShow: (where: Whereabouts) => void;
}

// Three well-known ones to begin with; the second is Ovi's favourite, for obvious reasons.
const SUGGESTIONS = ['PIKACHU', 'SLOWPOKE', 'JIGGLYPUFF'];

export function LookupFace({ outcome, edition, onShow }: LookupFaceProps) {
  return (
    <div className="lookup-face">
      <Ovi className="lookup-face-ovi" />
      <Words outcome={outcome} edition={edition} />
      <div className="lookup-face-ways">
        {waysOn(outcome, edition).map((way) => (
          <button key={way.species} type="button" className="button" onClick={() => onShow(way)}>
            {way.edition === edition ? way.name : `Show ${way.name} in ${editionName(way.edition)}`}
          </button>
        ))}
      </div>
    </div>
  );
}

function Words({ outcome, edition }: Pick<LookupFaceProps, 'outcome' | 'edition'>) {
  switch (outcome.kind) {
    case 'start':
      return (
        <>
          <h3>Who shall we count tonight?</h3>
          <p>Search for a name, and its numbers turn up here. Or begin with one of these:</p>
        </>
      );
    case 'nobody':
      return (
        <>
          <h3>No Pokémon called “{outcome.text}”</h3>
          <p>
            {outcome.elsewhere
              ? `Not in ${editionName(edition)}, that is. ${editionName(outcome.elsewhere.edition)} knows more.`
              : 'Part of a name is enough, in English, Japanese, Korean or Chinese. Or begin with one of these:'}
          </p>
        </>
      );
    case 'absent':
      return (
        <>
          <h3>{outcome.home.name} is not here yet</h3>
          <p>
            In {editionName(edition)} nobody had met {outcome.home.name}.
          </p>
        </>
      );
  }
}

function waysOn(outcome: LookupFaceProps['outcome'], edition: EditionId): readonly Whereabouts[] {
  if (outcome.kind === 'absent') return [outcome.home];
  if (outcome.kind === 'nobody' && outcome.elsewhere) return [outcome.elsewhere];
  return SUGGESTIONS.flatMap((name) => {
    const species = gameOf(edition).species.find(name);
    return species ? [{ edition, species: species.name, name: species.displayName }] : [];
  });
}
