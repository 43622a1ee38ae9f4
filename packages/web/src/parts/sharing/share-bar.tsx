// A stacked bar whose percentages add up.
import { StackedBar, type StackedBarPart, type StackedBarProps } from '../../ui/charts/stacked-bar.tsx';
import { shareTexts } from './share-texts.ts';

interface ShareBarProps extends Omit<StackedBarProps, 'parts'> {
  readonly parts: readonly Omit<StackedBarPart, 'percent'>[];
}

export function ShareBar({ parts, ...rest }: ShareBarProps) {
  const percents = shareTexts(parts.map(({ share }) => share));
  return <StackedBar {...rest} parts={parts.map((part, i) => ({ ...part, percent: percents[i] ?? '' }))} />;
}
