// Details of a Pokémon in the list: its build, ingredient sets, best dishes and teams.

import type { TierDetails, TierListAnswer } from '@oversleep/contract';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Tabs } from '../../ui/buttons/tabs.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Overview } from './overview.tsx';
import { Recipes } from './recipes.tsx';
import { type TierPageChoice, useTierDetails } from './tier-queries.ts';
import { speciesName } from './tier-rows.ts';
import { variantKey } from './variant-list.ts';
import { Variants } from './variants.tsx';
import * as styles from './details-dialog.module.css';

const t = messages('tierlist');

interface DetailsDialogProps {
  readonly choice: TierPageChoice;
  readonly pokemon: string;
  readonly previous: TierListAnswer['previous'];
  readonly onClose: () => void;
}

export function DetailsDialog({ choice, pokemon, previous, onClose }: DetailsDialogProps) {
  const language = useUser((user) => user.language);
  const { show } = useSnackbar();
  const species = gameFor(choice).species.find(pokemon);
  const asked = useTierDetails(choice, pokemon);
  const refused = () => show({ kind: 'error', text: t('copyLinkRefused') });
  return (
    <Dialog
      open
      title={species ? speciesName(language, species) : t('details.unknown')}
      maxWidth={750}
      aside={<CopyButton label={t('details.copyLink')} text={window.location.href} onRefused={refused} />}
      inAddress
      onClose={onClose}
    >
      <CallFailure call={asked} what={t(asked.value ? 'details.old' : 'details.failed')} onRetry={asked.retry} />
      {asked.value && <Details details={asked.value} choice={choice} previous={previous} />}
      {!asked.value && asked.error === null && <Bones />}
    </Dialog>
  );
}

function Bones() {
  return (
    <div className={styles.detailsBones} role="status">
      <span className="unseen">{t('details.loading')}</span>
      <Skeleton shape="disc" width={120} />
      <SkeletonText lines={4} />
      <Skeleton shape="box" height={180} />
    </div>
  );
}

interface DetailsProps {
  readonly details: TierDetails;
  readonly choice: TierPageChoice;
  readonly previous: TierListAnswer['previous'];
}

type DetailsTab = 'overview' | 'variants' | 'recipes';
const TABS: readonly DetailsTab[] = ['overview', 'variants', 'recipes'];

function Details({ details, choice, previous }: DetailsProps) {
  const [tab, setTab] = useState<DetailsTab>('overview');
  const [chosen, setChosen] = useState<string>();
  const variant = details.variants.find((known) => variantKey(known) === chosen) ?? details.variants[0];
  const game = gameFor(choice);
  return (
    <Tabs
      label={t('details.title')}
      tabs={[
        { id: 'overview', label: t('details.overview') },
        { id: 'variants', label: t('details.variants'), badge: details.variants.length },
        { id: 'recipes', label: t('details.recipes'), badge: variant?.recipes.length ?? 0 },
      ]}
      selected={tab}
      onSelect={(id) => setTab(TABS.find((known) => known === id) ?? 'overview')}
    >
      {tab === 'overview' && <Overview game={game} details={details} previous={previous} />}
      {tab === 'variants' && (
        <Variants
          game={game}
          details={details}
          onChoose={(key) => {
            setChosen(key);
            setTab('recipes');
          }}
        />
      )}
      {tab === 'recipes' && <Recipes game={game} details={details} variant={variant} onChoose={setChosen} />}
    </Tabs>
  );
}
