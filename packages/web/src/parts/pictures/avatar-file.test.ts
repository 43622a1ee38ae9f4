// Names of avatars lead to their pictures and nowhere else.
import { expect, test } from 'vitest';
import { avatarAddress } from './avatar-file.ts';

test('portraits and happy ones have folders of their own', () => {
  expect(avatarAddress('pikachu')).toBe('/images/avatar/portrait/pikachu.svg');
  expect(avatarAddress('vulpix_alolan_happy')).toBe('/images/avatar/happy/vulpix_alolan_happy.svg');
});

test.each([null, undefined, '', 'default', '../../api/user', 'https://example.org/a', 'Pikachu'])(
  '%s is the default',
  (name) => {
    expect(avatarAddress(name)).toBeNull();
  },
);
