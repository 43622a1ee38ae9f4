// Creatures: with sprite, shiny, happy, festive, drawn, and in all sizes.
import { gameOf, type Species } from '@oversleep/game';
import type { ReactNode } from 'react';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { Section, Specimen } from './specimen.tsx';
import * as styles from './gallery.module.css';

const game = gameOf('2026-08');
const named = (names: string): readonly Species[] => names.split(' ').map((name) => game.species.get(name));

const WITH_SPRITE = named(
  'PIKACHU BULBASAUR SLOWPOKE DRAGONITE STEELIX VULPIX_ALOLAN MEW SNOVER TOGEKISS PUMPKABOO_JUMBO',
);
const FESTIVE = named('PIKACHU_HALLOWEEN PIKACHU_HOLIDAY PIKACHU_CAPTAIN EEVEE_HALLOWEEN SPHEAL_HOLIDAY');
const DRAWN = named(
  'SPRIGATITO FLORAGATO MEOWSCARADA FUECOCO CROCALOR QUAXLY QUAQUAVAL PAWMI PAWMOT TINKATINK TINKATON CETODDLE CETITAN WOOPER_PALDEAN CLODSIRE',
);
// The drawings that replace sprites when those are switched off.
const UNKNOWN = named(
  'BULBASAUR CHARMANDER SQUIRTLE CATERPIE CUTIEFLY EKANS MANKEY GROWLITHE GEODUDE MAGNEMITE GASTLY BELLSPROUT CYNDAQUIL DRATINI CLEFAIRY RALTS SPHEAL NATU STUFFUL DITTO EEVEE PUMPKABOO_SMALL',
).map((species) => ({ ...species, name: `${species.name}_WITHOUT_SPRITE` }));

export function CreaturesSection() {
  return (
    <Section title="Creatures">
      <Specimen title="Portrait" wide>
        {WITH_SPRITE.map((species) => (
          <Named key={species.name} name={species.displayName}>
            <Portrait species={species} />
          </Named>
        ))}
      </Specimen>
      <Specimen title="Shiny and happy" wide>
        {WITH_SPRITE.slice(0, 4).map((species) => (
          <Portrait key={species.name} species={species} size={72} shiny />
        ))}
        {WITH_SPRITE.slice(0, 4).map((species) => (
          <Portrait key={species.name} species={species} size={72} happy />
        ))}
        {DRAWN.slice(0, 4).map((species) => (
          <Portrait key={species.name} species={species} size={72} happy shiny />
        ))}
      </Specimen>
      <Specimen title="Festive forms">
        {FESTIVE.map((species) => (
          <Portrait key={species.name} species={species} />
        ))}
      </Specimen>
      <Specimen title="Drawn, beside a sprite" wide>
        {[...DRAWN, ...WITH_SPRITE.slice(0, 2)].map((species) => (
          <Portrait key={species.name} species={species} size={72} />
        ))}
      </Specimen>
      <Specimen title="Drawn, all families (SPRITES=off)" wide>
        {UNKNOWN.map((species) => (
          <Portrait key={species.name} species={species} size={72} />
        ))}
      </Specimen>
      <Specimen title="Sizes: 36, 60, 100, 140" wide>
        {[36, 60, 100, 140].map((size) => (
          <span key={size}>
            {WITH_SPRITE.slice(0, 2).map((species) => (
              <Portrait key={species.name} species={species} size={size} />
            ))}
            <Portrait species={game.species.get('SPRIGATITO')} size={size} />
          </span>
        ))}
      </Specimen>
    </Section>
  );
}

export function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className={styles.named}>
      {children}
      {name}
    </span>
  );
}
