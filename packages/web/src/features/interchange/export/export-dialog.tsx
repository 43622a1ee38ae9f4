// Exports Pokémon: which ones, in which format, with a preview.
import { LANGUAGES, type Language } from '@oversleep/game';
import { FORMATS, formatOf } from '@oversleep/interchange';
import { useMemo, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { usePageLeave } from '../../../parts/use-page-leave.ts';
import { LANGUAGE_CHOICES } from '../../../parts/words/language-names.ts';
import { useAppState, useCreatures, useTeams, useUser } from '../../../state/context.ts';
import { isUntouched } from '../../../state/data/data.ts';
import type { ExportRequest } from '../../../state/page/dialogs.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { boxToWrite, type ExportPart, keepsTeams, partsOf } from './export-choice.ts';
import { ExportPicture } from './export-picture.tsx';
import { ExportText } from './export-text.tsx';
import * as styles from './export.module.css';

const t = messages('interchange');

const PICTURE = 'picture';
const formatChoices = () => [
  ...FORMATS.filter(({ write }) => write).map(({ id, name }) => ({ value: id, label: name })),
  { value: PICTURE, label: t('export.picture') },
];

export function ExportDialog({ request }: { readonly request: ExportRequest }) {
  const { dialogs } = useAppState();
  const creatures = useCreatures((state) => state.creatures);
  const teams = useTeams((state) => state.teams);
  const ownLanguage = useUser((user) => user.language);
  const isTeam = request.team !== undefined;
  const parts = useMemo(() => partsOf({ creatures, teams }, request), [creatures, teams, request]);
  const [part, setPart] = useState<ExportPart>([...parts.keys()][0] ?? 'all');
  const [formatId, setFormat] = useState<string>(isTeam ? PICTURE : 'oversleep');
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const [hasTeams, setTeams] = useState(true);
  const close = () => dialogs.close('exportBox');
  usePageLeave(close);

  const chosen = parts.get(part) ?? [];
  const format = formatOf(formatId);
  const team = part === 'team' ? teams.find(({ index }) => index === request.team) : undefined;
  const box = useMemo(() => {
    const filled = teams.filter((one) => !isUntouched(one));
    const added = team ? [team] : part === 'all' && hasTeams && keepsTeams(formatId) ? filled : [];
    return boxToWrite({ creatures }, parts.get(part) ?? [], added);
  }, [creatures, teams, team, parts, part, hasTeams, formatId]);

  return (
    <Dialog open title={isTeam ? t('export.teamTitle') : t('export.title')} maxWidth={720} onClose={close}>
      {chosen.length === 0 && parts.size === 1 ? (
        <EmptyState title={t('export.empty')} words={t('export.emptyHint')} />
      ) : (
        <div className={styles.export}>
          {parts.size > 1 && (
            <Segmented
              label={t('export.part')}
              value={part}
              choices={[...parts].map(([value, { length }]) => ({
                value,
                label: t('groups.counted', { title: t(`parts.${value}`), count: length }),
              }))}
              onChange={(value) => setPart([...parts.keys()].find((known) => known === value) ?? 'all')}
            />
          )}
          <Grid least={14} gap={3}>
            <SelectField label={t('export.format')} value={formatId} choices={formatChoices()} onChange={setFormat} />
            {format?.languages && (
              <SelectField
                label={t('export.language')}
                value={language}
                choices={LANGUAGE_CHOICES}
                onChange={(value) => setLanguage(LANGUAGES.find((known) => known === value) ?? 'en')}
              />
            )}
          </Grid>
          {part === 'all' && format && keepsTeams(format.id) && (
            <Switch label={t('export.withTeams')} checked={hasTeams} onChange={setTeams} />
          )}
          {format ? (
            <ExportText format={format} box={box} language={language} what={team ? 'team' : 'box'} />
          ) : (
            <ExportPicture creatures={chosen} team={team} />
          )}
        </div>
      )}
    </Dialog>
  );
}
