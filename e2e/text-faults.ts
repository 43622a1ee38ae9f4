// In a page in the pseudo language: texts that are not from a catalogue, and texts that are cut off.

interface Question {
  /** What is the same in every language. */
  readonly names: string;
}

/** Runs in the page; one line for each fault. */
export function faultsIn({ names }: Question): readonly string[] {
  // The letters behind a picture are drawn, not read.
  const NOT_TEXT = 'script, style, noscript, code, pre';
  const LABELS = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const NAMES = new RegExp(names, 'gu');
  /** Letters that the pseudo language replaces, so none of them is left in a text from a catalogue. */
  const PLAIN = /[AEIOUYaceinouyz]/;
  const faults = new Set<string>();

  const outsideBrackets = (text: string, open: number) => {
    let depth = open;
    let outside = '';
    for (const letter of text) {
      if (letter === '[') depth += 1;
      else if (letter === ']') depth -= 1;
      else if (depth === 0) outside += letter;
    }
    return { outside, depth };
  };
  // The pattern is long, and a page is looked at again for each of its layers.
  const kept: unknown = Reflect.get(window, 'textsWithoutNames');
  const known: Map<string, string> = kept instanceof Map ? kept : new Map();
  Reflect.set(window, 'textsWithoutNames', known);
  const withoutNames = (text: string): string => {
    const rest = known.get(text) ?? text.replace(NAMES, '');
    known.set(text, rest);
    return rest;
  };
  const isForeign = (text: string, open = 0): boolean => {
    const { outside } = outsideBrackets(text, open);
    if (!/\p{L}{2}/u.test(outside) && !PLAIN.test(text)) return false;
    const rest = withoutNames(text);
    return (
      /\p{L}{2}/u.test(outsideBrackets(rest, open).outside) ||
      (rest.match(/\p{L}{2,}/gu) ?? []).some((word) => PLAIN.test(word))
    );
  };
  const isSeen = (element: Element) => {
    const shown = element.closest('select') ?? element;
    return shown.checkVisibility({ visibilityProperty: true }) && !element.closest(NOT_TEXT);
  };

  const clips = new Map<Element, boolean>();
  const isClip = (element: Element): boolean => {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { overflowX } = getComputedStyle(element);
    const does = overflowX === 'hidden' || overflowX === 'clip';
    clips.set(element, does);
    return does;
  };
  /** Where a text ends outside of a box that hides what is outside, or of its own button. */
  const isCutOff = (node: Node, element: Element): boolean => {
    if (element.closest('select')) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const ends = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      // Only read out.
      if (clipPath === 'inset(50%)') return false;
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (!isClip(box) && !box.matches('button, a, [role=tab]')) continue;
      const { left, right, bottom, top } = box.getBoundingClientRect();
      // All of it gave way to something else.
      if (isClip(box) && ends.every((end) => end.top >= bottom)) return false;
      const isInline = getComputedStyle(box).display === 'inline';
      if (!isInline && ends.some((end) => end.right > right + 1 || end.left < left - 1)) return true;
      if (isClip(box) && ends.some((end) => end.bottom > bottom + 3 || end.top < top - 3)) return true;
    }
    return false;
  };

  // A message doesn't go on in another block, so what is left open in one hides no faults in the next.
  const BLOCK = 'p, div, li, td, th, dt, dd, h1, h2, h3, label, legend, summary, option, section, text, body';
  const depths = new Map<Element | null, number>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '') continue;
    const block = element.closest(BLOCK);
    const depth = depths.get(block) ?? 0;
    if (isSeen(element)) {
      if (isForeign(text, depth)) faults.add(`not in a catalogue: ${text.trim()}`);
      if (/[\p{L}]/u.test(text) && (depth > 0 || text.includes('[')) && isCutOff(node, element))
        faults.add(`cut off: ${text.trim()}`);
    }
    depths.set(block, outsideBrackets(text, depth).depth);
  }

  const pen = document.createElement('canvas').getContext('2d');
  const isWider = (text: string, field: HTMLElement): boolean => {
    if (!pen) return false;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    return (
      pen.measureText(text).width >
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1
    );
  };
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!isSeen(element)) continue;
    for (const name of LABELS) {
      const label = element.getAttribute(name);
      if (label && isForeign(label)) faults.add(`not in a catalogue: ${name}="${label}"`);
    }
    if (
      element instanceof HTMLInputElement &&
      element.placeholder &&
      element.clientWidth > 1 &&
      isWider(element.placeholder, element)
    )
      faults.add(`cut off: placeholder ${element.placeholder}`);
    if (element instanceof HTMLSelectElement) {
      const chosen = element.selectedOptions[0]?.text ?? '';
      if (chosen.includes('[') && isWider(chosen, element)) faults.add(`cut off: choice ${chosen}`);
    }
  }
  // Both would be read aloud, and only one is needed.
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
    const close = dialog.querySelector(':scope > [data-ui="dialog-head"] > button:last-child');
    const same = [...dialog.querySelectorAll('button')].filter(
      (button) => button.closest('dialog') === dialog && close && nameOf(button) === nameOf(close),
    );
    if (same.length > 1) faults.add(`two buttons of one name: ${close && nameOf(close)}`);
  }
  return [...faults];
}
