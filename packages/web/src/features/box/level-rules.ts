// Which levels can be typed, and what is said about others.
import { MAX_LEVEL, MIN_LEVEL } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';

const t = messages('box');

export const levelRules = () => ({
  min: MIN_LEVEL,
  max: MAX_LEVEL,
  message: t('levelRefused', { min: MIN_LEVEL, max: MAX_LEVEL }),
});
