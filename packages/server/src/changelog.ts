// Reads from CHANGELOG.md what each release brought.
import { existsSync, readFileSync } from 'node:fs';
import type { AnswerOf, routes } from '@oversleep/contract';
import { CHANGELOG } from './places.ts';

type ReleaseAnswer = AnswerOf<typeof routes.changelog>[number];
type Section = 'features' | 'bugFixes' | 'breakingChanges' | 'otherChanges';

const SECTIONS: Readonly<Record<string, Section>> = {
  added: 'features',
  fixed: 'bugFixes',
  breaking: 'breakingChanges',
  removed: 'breakingChanges',
};

/** Reads the repository's changelog; empty where the product runs without the file. */
export function readChangelog(): ReleaseAnswer[] {
  return existsSync(CHANGELOG) ? parseChangelog(readFileSync(CHANGELOG, 'utf8')) : [];
}

/** `## 1.2.0 - 2026-01-31` begins a release, `### Added` a section, `- ` a change that may run over several lines. */
export function parseChangelog(markdown: string): ReleaseAnswer[] {
  const releases: ReleaseAnswer[] = [];
  let section: Section = 'otherChanges';
  for (const line of markdown.split(/\r?\n/)) {
    const release = releases.at(-1);
    const heading = /^## \[?([^\]\s]+)\]?(?:\D*(\d{4}-\d{2}-\d{2}))?/.exec(line);
    if (heading) {
      releases.push(emptyRelease(heading[1] ?? '', heading[2]));
      section = 'otherChanges';
    } else if (release && line.startsWith('### ')) {
      section = SECTIONS[line.slice(4).trim().toLowerCase()] ?? 'otherChanges';
    } else if (release && /^[-*] /.test(line)) {
      release[section].push(line.slice(2).trim());
    } else if (release && /^\s+\S/.test(line)) {
      const unfinished = release[section].pop();
      if (unfinished !== undefined) release[section].push(`${unfinished} ${line.trim()}`);
    }
  }
  return releases;
}

const emptyRelease = (version: string, date: string | undefined): ReleaseAnswer => ({
  version,
  date: date ?? null,
  type: typeOf(version),
  features: [],
  bugFixes: [],
  breakingChanges: [],
  otherChanges: [],
});

function typeOf(version: string): ReleaseAnswer['type'] {
  const [, minor, patch] = /^v?\d+\.(\d+)\.(\d+)/.exec(version) ?? [];
  if (minor === undefined) return 'unreleased';
  if (patch !== '0') return 'patch';
  return minor === '0' ? 'major' : 'minor';
}
