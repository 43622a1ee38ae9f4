// The version of the product, out of its manifest.
import { readFileSync } from 'node:fs';
import { MANIFEST } from './places.ts';

export function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isManifest ? String(manifest.version) : 'unknown';
}
