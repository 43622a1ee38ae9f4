// @vitest-environment happy-dom
// A person's picture: the avatar they chose, or the default one where there is none or its file is missing.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(cleanup);

test('without the file of an avatar there is the default one', () => {
  const { rerender } = render(<Avatar avatar="pikachu" name="Ada" />);
  const image = screen.getByRole('img', { name: 'Ada' });
  expect(image.getAttribute('src')).toBe('/images/avatar/portrait/pikachu.svg');
  fireEvent.error(image);
  expect(screen.getByRole('img', { name: 'Ada' }).tagName).toBe('SPAN');
  // The next person's picture is tried anew.
  rerender(<Avatar avatar="raichu" name="Bob" />);
  expect(screen.getByRole('img', { name: 'Bob' }).tagName).toBe('IMG');
});

test.each([null, 'default'])('%s is the default one', (avatar) => {
  render(<Avatar avatar={avatar} name="Ada" />);
  expect(screen.getByRole('img', { name: 'Ada' }).tagName).toBe('SPAN');
});
