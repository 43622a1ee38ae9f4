// Several views in one place. One stop for the Tab key; arrows go between the tabs and show them at once.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import * as styles from './tabs.module.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly badge?: number;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const press = (event: KeyboardEvent) => {
    const to = tabFor(
      event.key,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  };

  return (
    <div data-ui="tabs">
      <div ref={list} className={styles.list} data-ui="tabs-list" role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            role="tab"
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.badge !== undefined && <span className={styles.badge}>{tab.badge}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className={styles.panel}
        data-ui="tabs-panel"
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls or holds only text has to be reached too
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}

function tabFor(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
