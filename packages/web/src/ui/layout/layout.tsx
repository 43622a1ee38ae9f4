// Boxes and words as every page has them. Space, alignment and type are props with the names of tokens, so that a sheet keeps only what is special.
// Each draws one element, `as` says which. Lists of hundreds of rows are drawn with plain elements.
import { type ComponentProps, createElement, type ReactElement } from 'react';
import './layout.css';

/** In quarters of a rem. */
type Gap = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 5 | 6;

type Tone =
  | 'text'
  | 'muted'
  | 'primary'
  | 'strength'
  | 'berry'
  | 'ingredient'
  | 'skill'
  | 'night'
  | 'success'
  | 'warning'
  | 'danger'
  | 'up'
  | 'down';

/** Its place in what is around it, and the type in it. */
interface AnyLook {
  /** Takes the room that is left in its row. */
  readonly grow?: boolean;
  /** Never shrinks in its row. */
  readonly rigid?: boolean;
  /** May become narrower than its longest word. */
  readonly slim?: boolean;
  /** Over all columns of the grid around it. */
  readonly across?: boolean;
  /** As wide as its room, also where others are as wide as their content. */
  readonly wide?: boolean;
  /** Never wider than this many rem, and in the middle of its room. */
  readonly most?: number;
  /** What follows in its row is at the other end. */
  readonly pushes?: boolean;
  /** As tall as a finger needs. */
  readonly target?: boolean;
  /** What is placed freely in it is placed within it. */
  readonly anchor?: boolean;
  /** With the sign of its kind of list before each of its items. */
  readonly bullets?: boolean;
  /** Without the margin, padding, border and bullets that browsers give to some elements. */
  readonly flush?: boolean;
  /** What has no room is reached by scrolling. */
  readonly scroll?: 'x' | 'y';
  /** A line around it, with corners that fit; a button shows with it whether it is pressed. */
  readonly frame?: 'line' | 'field';
  /** A line that divides it from what is before or after it. */
  readonly edge?: 'top' | 'bottom';
  readonly corner?: 'field' | 'tile' | 'card' | 'panel' | 'pill' | 'round';
  /** Which surface it is. */
  readonly fill?: 1 | 2 | 3 | 'solid' | 'solid-2';
  /** It shows that it can be clicked while the mouse is over it. */
  readonly tap?: boolean;
  readonly pad?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 5;
  /** At its sides, where that differs. */
  readonly padX?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 5;
  readonly tone?: Tone | undefined;
  /** The letters of headings. */
  readonly head?: boolean;
  readonly size?:
    | 'tiny'
    | 'small'
    | 'note'
    | 'label'
    | 'body'
    | 'lead'
    | 'head-tiny'
    | 'head-small'
    | 'head-medium'
    | 'head-large'
    | 'head-page';
  readonly weight?: 400 | 600 | 700;
  /** Its lines are close together. */
  readonly tight?: boolean;
  readonly textAlign?: 'start' | 'center' | 'end';
  /** Where its lines break; or it is one line, cut where its room ends. */
  readonly breaks?: 'never' | 'anywhere' | 'pretty' | 'cut';
}

interface StackLook extends AnyLook {
  readonly gap?: Gap;
  /** Never wider than its room, however wide its content is. */
  readonly fit?: boolean;
  /** Its content in its middle, both ways. */
  readonly middle?: boolean;
  /** Room that is left stays below its content. */
  readonly packed?: boolean;
  readonly align?: 'start' | 'center' | 'end';
}

interface LinesLook extends AnyLook {
  readonly gap?: Gap;
  /** Between neighbours, where that differs from the gap between lines. */
  readonly gapX?: 1 | 1.5 | 2 | 2.5 | 3 | 4 | 5 | 6 | 8;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
}

interface RowLook extends LinesLook {
  readonly wrap?: boolean;
  /** A part of a line of text. */
  readonly inline?: boolean;
  readonly justify?: 'center' | 'end' | 'between';
}

interface GridLook extends LinesLook {
  /** Of equal width, or one of them wide; others are in the sheet of the feature. */
  readonly columns?: 2 | 3 | 5 | 7 | 'wide-auto' | 'auto-wide';
  /** As many columns as have room for this many rem each. */
  readonly least?: number;
  /** Few items leave columns empty instead of becoming wider. */
  readonly even?: boolean;
  readonly justify?: 'start' | 'center' | 'end';
}

interface TextLook extends AnyLook {
  /** A line of its own, where the element would be part of one. */
  readonly block?: boolean;
}

type LookName = keyof StackLook | keyof RowLook | keyof GridLook | keyof TextLook;

const LOOKS: ReadonlySet<string> = new Set<LookName>([
  'grow',
  'rigid',
  'slim',
  'across',
  'wide',
  'pushes',
  'target',
  'anchor',
  'bullets',
  'flush',
  'scroll',
  'frame',
  'edge',
  'corner',
  'fill',
  'tap',
  'pad',
  'padX',
  'tone',
  'head',
  'size',
  'weight',
  'tight',
  'textAlign',
  'breaks',
  'gap',
  'gapX',
  'fit',
  'middle',
  'packed',
  'align',
  'wrap',
  'inline',
  'justify',
  'columns',
  'even',
  'block',
]);

type Tag =
  | 'article'
  | 'b'
  | 'button'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'fieldset'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'form'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'header'
  | 'label'
  | 'legend'
  | 'li'
  | 'nav'
  | 'ol'
  | 'output'
  | 'p'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'time'
  | 'ul';

type Props<T extends Tag, OwnLook> = OwnLook &
  Omit<ComponentProps<T>, keyof OwnLook | 'as'> & { readonly as?: T | undefined };

interface LayoutProps {
  readonly as?: Tag | undefined;
  readonly least?: number;
  readonly most?: number;
  readonly className?: string | undefined;
}

/** One element: props that say how it looks become classes, all others are its own. */
function draw(own: string, { as = 'div', className, least, most, ...props }: LayoutProps): ReactElement {
  const rest: Record<string, unknown> = as === 'button' ? { type: 'button' } : {};
  let names = `${own}${least === undefined ? '' : ' l-least'}${most === undefined ? '' : ' l-most'}`;
  for (const [key, value] of Object.entries(props))
    if (!LOOKS.has(key)) rest[key] = value;
    else if (value) names += value === true ? ` l-${key}` : ` l-${key}-${value}`;
  if (least !== undefined) rest.style = Object.assign({ '--least': `${least}rem` }, rest.style);
  if (most !== undefined) rest.style = Object.assign({ '--most': `${most}rem` }, rest.style);
  return createElement(as, { ...rest, className: className ? `${names} ${className}` : names });
}

const STACK = 'l-stack';

/** One below the other. */
export const Stack = <T extends Tag = 'div'>(props: Props<T, StackLook>) => draw(STACK, props);

/** Side by side, in the middle of their line by default. */
export const Row = <T extends Tag = 'div'>(props: Props<T, RowLook>) => draw('l-row', props);

/** In columns. */
export const Grid = <T extends Tag = 'div'>(props: Props<T, GridLook>) => draw('l-grid', props);

/** Words: a paragraph by default. */
export const Text = <T extends Tag = 'p'>(props: Props<T, TextLook>) => draw('l-text', { as: 'p', ...props });

/** Small muted words beside what they explain. */
export const Note = <T extends Tag = 'p'>(props: Props<T, TextLook>) =>
  draw('l-text', { as: 'p', tone: 'muted', size: 'note', ...props });

/** One of several things on a page or panel, such as a dish or a device: a stack with an edge. */
export const Card = <T extends Tag = 'div'>(props: Props<T, StackLook>) => draw(`l-card ${STACK}`, props);

/** A stack on a surface with an edge. */
export const Panel = <T extends Tag = 'section'>(props: Props<T, StackLook>) =>
  draw(`panel ${STACK}`, { as: 'section', ...props });
