// The nature: a button that opens its menu, and a switch for the White Mint that removes its effects.
import { type Creature, type Game, minted, type Nature, withMint } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { NaturePicture } from '../../../parts/pictures/nature-picture.tsx';
import { changesOf } from '../../../parts/words/nature-words.ts';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { NatureMenu } from './nature-menu.tsx';
import * as editorStyles from './editor.module.css';
import * as styles from './nature-field.module.css';

const t = messages('creature');

interface NatureFieldProps {
  readonly game: Game;
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

export function NatureField({ game, draft, onChange }: NatureFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const nature = game.natures.find(draft.nature);
  return (
    <section aria-label={t('nature.title')}>
      <h3 className={editorStyles.heading} data-ui="editor-heading">
        {t('nature.title')}
      </h3>
      <Row gap={2} gapX={4} wrap>
        <Row
          as="button"
          className={styles.natureFieldButton}
          gap={0.5}
          gapX={4}
          wrap
          pad={1.5}
          padX={4}
          textAlign="start"
          frame="field"
          corner="pill"
          fill="solid"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <b>{draft.nature}</b>
          {nature && <Effect nature={draft.mint ? minted(nature) : nature} />}
        </Row>
        <Switch
          label={t('nature.mint')}
          note={t('nature.mintNote')}
          checked={draft.mint ?? false}
          onChange={(mint) => onChange(withMint(draft, mint))}
        />
      </Row>
      {isOpen && (
        <NatureMenu
          natures={game.natures.rows}
          present={nature}
          onClose={() => setOpen(false)}
          onSave={(name) => {
            setOpen(false);
            onChange({ ...draft, nature: name });
          }}
        />
      )}
    </section>
  );
}

function Effect({ nature }: { readonly nature: Nature }) {
  return changesOf(nature) || nature.mint ? <NaturePicture nature={nature} /> : <span>{t('nature.noEffect')}</span>;
}
