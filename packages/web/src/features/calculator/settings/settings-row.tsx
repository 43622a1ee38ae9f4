// The settings of the week, each with a picture and a word: dish, island, event, camp, sleep, stock, and how the player cooks.
import { gameOf, sleepMinutes, sleepScore, USUAL_POLICY } from '@oversleep/game';
import {
  IconBasket,
  IconBowlSpoon,
  IconCake,
  IconChefHat,
  IconConfetti,
  IconSalad,
  IconTent,
  IconTentOff,
} from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { IslandPicture } from '../../../parts/pictures/island-picture.tsx';
import { useAppState, useUser } from '../../../state/context.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { islandOfTeam } from '../../../state/data/user.ts';
import { lazyPart } from '../../../state/page/loading.ts';
import { Ring } from '../../../ui/charts/ring.tsx';
import { Grid, Stack, Text } from '../../../ui/layout/layout.tsx';
import {
  eventWord,
  fillerWord,
  islandWord,
  lookInWord,
  recipeWord,
  shortDuration,
  stockCount,
} from './setting-words.ts';
import * as styles from './settings-row.module.css';

const t = messages('calculator');

const RecipeTypeDialog = lazyPart(
  () => import('./recipe-type-dialog.tsx'),
  (file) => file.RecipeTypeDialog,
);
const IslandDialog = lazyPart(
  () => import('./island-dialog.tsx'),
  (file) => file.IslandDialog,
);
const EventDialog = lazyPart(
  () => import('./event-dialog.tsx'),
  (file) => file.EventDialog,
);
const SleepDialog = lazyPart(
  () => import('./sleep-dialog.tsx'),
  (file) => file.SleepDialog,
);
const StockDialog = lazyPart(
  () => import('./stock-dialog.tsx'),
  (file) => file.StockDialog,
);

const PolicyDialog = lazyPart(
  () => import('./policy-dialog.tsx'),
  (file) => file.PolicyDialog,
);

const DIALOGS = {
  recipe: RecipeTypeDialog,
  island: IslandDialog,
  event: EventDialog,
  sleep: SleepDialog,
  stock: StockDialog,
  policy: PolicyDialog,
} as const;

const RECIPE_ICONS = { curry: IconBowlSpoon, salad: IconSalad, dessert: IconCake } as const;

export function SettingsRow({ team }: { readonly team: PlayerTeam }) {
  const { teams } = useAppState();
  const edition = useUser((user) => user.edition);
  const islands = useUser((user) => user.islands);
  const event = useUser((user) => user.event);
  const policy = useUser((user) => user.policy) ?? USUAL_POLICY;
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const game = gameOf(edition);
  const island = game.islands.find(team.island.shortName);
  const { areaBonus } = islandOfTeam({ islands }, team);
  const minutes = sleepMinutes(team);
  const score = sleepScore(game.rules, minutes);
  const stock = stockCount(team);
  const RecipeIcon = RECIPE_ICONS[team.recipeType];
  const Dialog = open && DIALOGS[open];
  return (
    <section className={styles.weekSettings} data-ui="week-settings" aria-label={t('week.title')}>
      <Grid className={styles.row} gap={2}>
        <Setting
          label={t('week.recipe')}
          word={recipeWord(team.recipeType)}
          picture={<RecipeIcon size={28} aria-hidden="true" style={{ color: `var(--${team.recipeType})` }} />}
          onClick={() => setOpen('recipe')}
        />
        <Setting
          label={t('week.island')}
          word={islandWord(game, team.island)}
          detail={t('week.areaBonus', { bonus: areaBonus })}
          picture={island && <IslandPicture island={island} size={32} decorative />}
          onClick={() => setOpen('island')}
        />
        <Setting
          label={t('week.event')}
          word={eventWord(event)}
          detail={event?.name}
          picture={
            <IconConfetti className={event ? styles.weekSettingsEvent : undefined} size={30} aria-hidden="true" />
          }
          onClick={() => setOpen('event')}
        />
        <Setting
          label={t('week.camp')}
          word={t(team.camp ? 'week.campOn' : 'week.campOff')}
          picture={
            team.camp ? (
              <IconTent className={styles.weekSettingsCamp} size={30} aria-hidden="true" />
            ) : (
              <IconTentOff size={30} aria-hidden="true" />
            )
          }
          pressed={team.camp}
          onClick={() => teams.toggleCamp(team.index)}
        />
        <Setting
          label={t('week.sleep')}
          word={shortDuration(minutes)}
          detail={t('week.ofSleep')}
          picture={<Ring label={t('week.sleep')} share={score / 100} size={32} colour="var(--night)" />}
          onClick={() => setOpen('sleep')}
        />
        <Setting
          label={t('week.stock')}
          word={stock > 0 ? t('week.stockSome', { count: stock }) : t('week.stockNone')}
          picture={<IconBasket size={30} aria-hidden="true" />}
          onClick={() => setOpen('stock')}
        />
        <Setting
          label={t('week.policy')}
          word={fillerWord(policy.filler)}
          detail={lookInWord(policy.lookIn)}
          picture={<IconChefHat size={30} aria-hidden="true" />}
          onClick={() => setOpen('policy')}
        />
      </Grid>
      <Suspense>{Dialog && <Dialog team={team} onClose={() => setOpen(undefined)} />}</Suspense>
    </section>
  );
}

interface SettingProps {
  readonly label: string;
  readonly word: string;
  readonly detail?: string | undefined;
  readonly picture: ReactNode;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function Setting({ label, word, detail, picture, pressed, onClick }: SettingProps) {
  return (
    <Grid
      as="button"
      className={styles.setting}
      gap={1}
      align="center"
      justify="center"
      tone="text"
      frame="line"
      fill="solid"
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
    >
      <Stack as="span" className={styles.settingPicture} middle aria-hidden="true">
        {picture}
      </Stack>
      <span className="unseen">{label}: </span>
      <Text as="span" className={styles.settingWord} size="tiny" textAlign="center" breaks="anywhere">
        {word}
        {detail !== undefined && detail !== '' && (
          <Text as="span" block tone="muted">
            {' '}
            {detail}
          </Text>
        )}
      </Text>
    </Grid>
  );
}
