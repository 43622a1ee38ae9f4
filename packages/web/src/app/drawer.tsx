// The drawer with the ways to all pages: slides in from the left, closes by a link, the backdrop or Escape.
import {
  IconArrowsDiff,
  IconBook2,
  IconCalculator,
  IconCrown,
  IconHome,
  IconSettings,
  IconTrophy,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusKeeper } from '../ui/focus-keeper.ts';
import { Glyph } from '../ui/glyph.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { PagePath } from './pages.ts';
import './drawer.css';

interface Entry {
  readonly to: PagePath;
  readonly label: string;
  readonly icon: ReactNode;
}

const PAGES: readonly Entry[] = [
  { to: '/', label: 'Home', icon: <IconHome aria-hidden="true" /> },
  { to: '/calculator', label: 'Calculator', icon: <IconCalculator aria-hidden="true" /> },
  { to: '/compare', label: 'Compare', icon: <IconArrowsDiff aria-hidden="true" /> },
  { to: '/tierlist', label: 'Tier lists', icon: <IconTrophy aria-hidden="true" /> },
  { to: '/recipes', label: 'Recipes', icon: <IconBook2 aria-hidden="true" /> },
];

const SETTINGS: Entry = { to: '/settings', label: 'Settings', icon: <IconSettings aria-hidden="true" /> };
const ADMIN: Entry = { to: '/admin', label: 'Admin', icon: <IconCrown aria-hidden="true" /> };

interface DrawerProps {
  readonly open: boolean;
  readonly isAdmin: boolean;
  readonly onClose: () => void;
}

export function Drawer({ open, isAdmin, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return undefined;
    const giveBackFocus = focusKeeper();
    shown.showModal();
    return () => {
      shown.close();
      giveBackFocus();
    };
  }, [open]);

  const line = ({ to, label, icon }: Entry) => (
    <li key={to}>
      <Link
        to={to}
        className="drawer-link"
        activeProps={{ 'aria-current': 'page' }}
        activeOptions={{ exact: to === '/' }}
        onClick={onClose}
      >
        {icon}
        {label}
      </Link>
    </li>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, by the browser
    <dialog
      ref={dialog}
      className="drawer"
      aria-label="Pages"
      onClose={onClose}
      // The backdrop belongs to the dialog; everything inside lies in the navigation.
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <nav className="drawer-pages" aria-label="Pages">
        <div className="drawer-head">
          <span className="drawer-name">Oversleep</span>
          <IconButton plain label="Close" icon={<Glyph name="close" />} onClick={onClose} />
        </div>
        <ul>{PAGES.map(line)}</ul>
        <hr className="drawer-line" />
        <ul>
          {line(SETTINGS)}
          {isAdmin && line(ADMIN)}
        </ul>
      </nav>
    </dialog>
  );
}
