// Which avatars there are, and who may wear which.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadAvatars } from './avatars.ts';

let webDir = '';
beforeEach(() => {
  webDir = mkdtempSync(join(tmpdir(), 'oversleep-avatars-'));
});
afterEach(() => rmSync(webDir, { recursive: true, force: true }));

function write(text: string): void {
  mkdirSync(join(webDir, 'images', 'avatar'), { recursive: true });
  writeFileSync(join(webDir, 'images', 'avatar', 'avatars.json'), text);
}

test('without a catalogue there is only the default', () => {
  const avatars = loadAvatars(webDir);
  expect(avatars.has('default')).toBe(true);
  expect(avatars.allows('default', 'default')).toBe(true);
  expect(avatars.has('pikachu')).toBe(false);
  expect(avatars.allows('pikachu', 'admin')).toBe(false);
});

test('portraits are for all players, the rest for supporters and admins', () => {
  write('{"default": "default.png", "pikachu": "portrait/pikachu.png", "pikachu_happy": "happy/pikachu_happy.png"}');
  const avatars = loadAvatars(webDir);
  const allowed = (name: string) =>
    (['default', 'supporter', 'admin'] as const).filter((role) => avatars.allows(name, role));
  expect(allowed('default')).toEqual(['default', 'supporter', 'admin']);
  expect(allowed('pikachu')).toEqual(['default', 'supporter', 'admin']);
  expect(allowed('pikachu_happy')).toEqual(['supporter', 'admin']);
  expect(allowed('toString')).toEqual([]);
});

test('a catalogue that is none stops the start', () => {
  write('7');
  expect(() => loadAvatars(webDir)).toThrow('build the web app again');
});
