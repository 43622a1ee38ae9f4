// @vitest-environment happy-dom
// A creature is always seen: by its sprite, or by our drawing where there is none or it does not load.
import { gameOf } from '@oversleep/game';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Portrait } from './portrait.tsx';

vi.mock('./picture-list.ts', () => ({ SPRITES: new Map([['pikachu', [24, 22]]]) }));

afterEach(cleanup);

const species = (name: string) => gameOf('2026-08').species.get(name);

test('the sprite, at whole pixels', () => {
  render(<Portrait species={species('PIKACHU')} size={60} />);
  const sprite = screen.getByRole<HTMLImageElement>('img', { name: 'Pikachu' });
  expect(sprite.getAttribute('src')).toBe('/images/pokemon/pikachu.png');
  expect(sprite.width).toBe(48);
});

test('shiny and happy are said and shown', () => {
  render(<Portrait species={species('PIKACHU')} shiny happy />);
  const sprite = screen.getByRole('img', { name: 'Happy shiny Pikachu' });
  expect(sprite.getAttribute('src')).toBe('/images/pokemon/pikachu_shiny.png');
});

test('a sprite that does not load gives way to the drawing, until another is asked for', () => {
  const { rerender } = render(<Portrait species={species('PIKACHU')} />);
  fireEvent.error(screen.getByRole('img', { name: 'Pikachu' }));
  expect(screen.getByRole('img', { name: 'Pikachu' }).tagName.toLowerCase()).toBe('svg');
  rerender(<Portrait species={species('PIKACHU')} shiny />);
  expect(screen.getByRole('img', { name: 'shiny Pikachu' }).tagName.toLowerCase()).toBe('img');
});

test('nobody asks for a sprite that does not exist', () => {
  render(<Portrait species={species('SPRIGATITO')} />);
  expect(screen.getByRole('img', { name: 'Sprigatito' }).tagName.toLowerCase()).toBe('svg');
  expect(document.querySelector('img')).toBeNull();
});

test('beside the written name it is silent', () => {
  render(<Portrait species={species('SPRIGATITO')} decorative />);
  expect(screen.queryByRole('img')).toBeNull();
});
