// The menu of a filled team slot: edit, save to the Pokébox, duplicate, share, remove, and actions of the page.
import { IconBookmarkMinus, IconBookmarkPlus, IconCopy, IconPencil, IconShare2, IconTrash } from '@tabler/icons-react';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { UnknownPicture } from '../../../parts/pictures/unknown-picture.tsx';
import { usePageLeave } from '../../../parts/use-page-leave.ts';
import { boxFullText, keptHereText } from '../../../parts/words/box-words.tsx';
import { natureText } from '../../../parts/words/nature-words.ts';
import { knownName } from '../../../parts/words/species-name.ts';
import { useAppState, useCreatures, useUser } from '../../../state/context.ts';
import { boxRoom } from '../../../state/data/data.ts';
import { gameFor, isLoggedIn } from '../../../state/data/user.ts';
import type { FilledSlotRequest } from '../../../state/page/dialogs.ts';
import { promptLogin } from '../../../state/page/login-prompt.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { MenuRow } from './menu-row.tsx';
import { useSaveToggle } from './use-save-toggle.ts';
import * as styles from './filled-slot-menu.module.css';

const t = messages('creature');

export function FilledSlotMenu({ request }: { readonly request: FilledSlotRequest }) {
  const { dialogs } = useAppState();
  const game = useUser(gameFor);
  const language = useUser((user) => user.language);
  const isIn = useUser(isLoggedIn);
  const { fullTeam, fullWords = t('slot.teamFull'), onUpdate, onDuplicate, onRemove, more = [], around } = request;
  // As it is now: saving changes it while the menu stays open.
  const creature = useCreatures(({ creatures }) => creatures[request.creature.externalId]) ?? request.creature;
  const isFull = useCreatures(({ creatures }) => boxRoom(creatures) <= 0) && !creature.saved;
  const toggle = useSaveToggle(creature, request.onToggleSaved);
  const species = game.species.find(creature.pokemon);

  const close = () => dialogs.close('filledSlot');
  usePageLeave(close);
  const andClose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Dialog open title={displayNameOf(creature)} maxWidth={600} onClose={close}>
      <Row className={styles.title} gap={4}>
        {species ? (
          <Portrait species={species} size={72} shiny={creature.shiny} happy decorative />
        ) : (
          <UnknownPicture label={creature.pokemon} size={72} decorative />
        )}
        <p>
          {knownName(language, species, creature.pokemon)}
          <Text as="span" className={styles.facts} block tone="muted">
            {t('slot.facts', { level: creature.level, nature: natureText(creature) })}
          </Text>
        </p>
      </Row>
      <Stack as="ul" className={styles.slotMenu} gap={0.5}>
        <MenuRow
          label={t('slot.edit')}
          icon={<IconPencil aria-hidden="true" />}
          onChoose={andClose(() => dialogs.openInput({ creature, onSave: onUpdate, around }))}
        />
        <MenuRow
          label={creature.saved ? t('slot.unsave') : t('slot.save')}
          icon={creature.saved ? <IconBookmarkMinus aria-hidden="true" /> : <IconBookmarkPlus aria-hidden="true" />}
          note={isIn || creature.saved ? undefined : keptHereText()}
          disabled={isFull ? boxFullText() : undefined}
          busy={toggle.isBusy ? (creature.saved ? t('slot.removing') : t('slot.saving')) : undefined}
          onChoose={toggle.press}
        />
        <MenuRow
          label={t('slot.duplicate')}
          icon={<IconCopy aria-hidden="true" />}
          disabled={fullTeam ? fullWords : undefined}
          onChoose={andClose(onDuplicate)}
        />
        <MenuRow
          label={t('slot.share')}
          icon={<IconShare2 aria-hidden="true" />}
          onChoose={andClose(() => dialogs.openShare({ kind: 'creatures', creatures: [creature] }))}
        />
        {more.map(({ key, label, icon, note, disabled, onChoose }) => (
          <MenuRow key={key} label={label} icon={icon} note={note} disabled={disabled} onChoose={andClose(onChoose)} />
        ))}
        <MenuRow
          label={t('slot.remove')}
          icon={<IconTrash aria-hidden="true" />}
          danger
          onChoose={andClose(onRemove)}
        />
      </Stack>
      {!isIn && (
        <Button small variant="quiet" onClick={promptLogin}>
          {t('logIn')}
        </Button>
      )}
    </Dialog>
  );
}
