// @vitest-environment happy-dom
// A creature is always seen: by its sprite, or by our drawing where there is none or it does not load.
import { gameOf } from '@oversleep/game';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

// Modules are shared with other files, so this one takes its own and leaves none behind.
vi.resetModules();
vi.doMock('./picture-list.ts', () => ({ SPRITES: new Map([['pikachu', [24, 22]]]) }));
await import('../../../test/english.ts');
const { Portrait } = await import('./portrait.tsx');

afterEach(cleanup);
afterAll(() => {
  vi.doUnmock('./picture-list.ts');
  vi.resetModules();
});

function image(): HTMLImageElement {
  const [found] = document.getElementsByTagName('img');
  if (!found) throw new Error('No sprite was requested');
  return found;
}

function loadedSprite(): HTMLImageElement {
  fireEvent.load(image());
  return image();
}

/** What the only picture of this name is: a second one would be read aloud twice. */
const shown = (name: string) => screen.getByRole('img', { name }).tagName.toLowerCase();

const species = (name: string) => gameOf('2026-08').species.get(name);

test('the letters on a drawing are not read aloud', () => {
  render(<Portrait species={species('PIKACHU')} size={60} />);
  expect(document.querySelector('[data-initials="Pi"]')?.getAttribute('aria-hidden')).toBe('true');
});

test('the sprite, at whole pixels', () => {
  render(<Portrait species={species('PIKACHU')} size={60} />);
  const sprite = loadedSprite();
  expect(sprite.getAttribute('src')).toBe('/images/pokemon/pikachu.png');
  expect(sprite.width).toBe(48);
});

test('initials are drawn, not written: the name of a button around them need not contain them', () => {
  const { container } = render(<Portrait species={species('BULBASAUR')} />);
  expect(container.querySelector('[data-initials="Bu"]')).not.toBeNull();
  expect(container.textContent).toBe('');
});

test('shiny and happy are said and shown', () => {
  render(<Portrait species={species('PIKACHU')} shiny happy />);
  expect(loadedSprite()).toBe(screen.getByRole('img', { name: 'Happy Shiny Pikachu' }));
  expect(loadedSprite().getAttribute('src')).toBe('/images/pokemon/pikachu_shiny.png');
});

test('until the sprite is there the drawing is; one that does not load leaves it, until another is asked for', () => {
  const { rerender } = render(<Portrait species={species('PIKACHU')} />);
  expect(shown('Pikachu')).toBe('svg');
  loadedSprite();
  expect(shown('Pikachu')).toBe('img');
  rerender(<Portrait species={species('PIKACHU')} shiny />);
  expect(shown('Shiny Pikachu')).toBe('svg');
  fireEvent.error(image());
  expect(document.querySelector('img')).toBeNull();
  expect(shown('Shiny Pikachu')).toBe('svg');
  rerender(<Portrait species={species('PIKACHU')} />);
  loadedSprite();
  expect(shown('Pikachu')).toBe('img');
});

test('a sprite that does not exist is not requested', () => {
  render(<Portrait species={species('SPRIGATITO')} />);
  expect(screen.getByRole('img', { name: 'Sprigatito' }).tagName.toLowerCase()).toBe('svg');
  expect(document.querySelector('img')).toBeNull();
});

test('beside the written name it is silent', () => {
  render(<Portrait species={species('SPRIGATITO')} decorative />);
  expect(screen.queryByRole('img')).toBeNull();
});
