// What lies over the page: dialogs, menus, popovers, tips.
import { useState } from 'react';
import { Button, buttonLook } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Section, Specimen } from './specimen.tsx';

export function OverlaysSection() {
  return (
    <Section title="Overlays">
      <Dialogs />
      <Specimen title="Menu">
        <Menu
          label="Creature"
          align="start"
          trigger={(props) => <IconButton outlined label="More" icon={<Glyph name="more" />} {...props} />}
          entries={[
            { key: 'edit', label: 'Edit', icon: <Glyph name="pencil" />, onChoose: () => undefined },
            {
              key: 'copy',
              label: 'Duplicate',
              icon: <Glyph name="copy" />,
              disabled: 'The team is full',
              onChoose: () => undefined,
            },
            { key: 'remove', label: 'Remove', icon: <Glyph name="close" />, danger: true, onChoose: () => undefined },
          ]}
        />
      </Specimen>
      <Specimen title="Popover: by click, by hover">
        <Popover label="Donate" width={250} align="start" trigger={(props) => <Button {...props}>Click</Button>}>
          {(close) => (
            <>
              <p>Something longer, with a button.</p>
              <Button small onClick={close}>
                Close
              </Button>
            </>
          )}
        </Popover>
        <Popover hover label="Details" align="start" trigger={(props) => <Button {...props}>Hover</Button>}>
          Opens after 300 ms, goes after 250.
        </Popover>
      </Specimen>
      <Specimen title="Tooltip">
        <Tooltip tip={'1,284,630 strength\nin 8 of 10 weeks between 1.21M and 1.36M'}>
          {(describedBy) => (
            <button type="button" {...buttonLook()} aria-describedby={describedBy}>
              1.28M
            </button>
          )}
        </Tooltip>
      </Specimen>
    </Section>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'none' | 'short' | 'long'>('none');
  const [name, setName] = useState('');
  const close = () => setOpen('none');
  return (
    <Specimen title="Dialog">
      <Button onClick={() => setOpen('short')}>Short</Button>
      <Button onClick={() => setOpen('long')}>Long, with a foot</Button>
      <Dialog open={open === 'short'} title="What is the Pokébox?" maxWidth={400} onClose={close}>
        <p>Save any Pokémon from your teams to your Pokébox to quickly reuse them later.</p>
      </Dialog>
      <Dialog
        open={open === 'long'}
        title="Change name"
        maxWidth={500}
        onClose={close}
        foot={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <TextField label="Name" value={name} onChange={setName} limit={15} data-autofocus />
        {Array.from({ length: 24 }, (_, line) => `Line ${line + 1} of something long that has to scroll.`).map(
          (line) => (
            <p key={line}>{line}</p>
          ),
        )}
      </Dialog>
    </Specimen>
  );
}
