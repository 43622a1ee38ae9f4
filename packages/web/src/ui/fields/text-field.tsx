// Fields for text, in one line or several, with a limit that is shown rather than enforced by swallowing letters.
import { type ComponentProps, useId } from 'react';
import { messages } from '../../messages/messages.ts';
import { controlLook } from './control-look.ts';
import { Field } from './field.tsx';

const t = messages('shell');

interface TextProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly note?: string;
  /** What is wrong with the text. */
  readonly message?: string | undefined;
  /** Most characters; the count is shown, and so is a message beyond it. */
  readonly limit?: number;
}

type NativeProps<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, keyof TextProps | 'id' | 'className'>;

/** Counts characters as people do, not the halves of an emoji. */
export const lengthOf = (text: string): number => [...text].length;

function limitMessage(text: string, limit: number | undefined): string | undefined {
  return limit !== undefined && lengthOf(text) > limit ? t('refusals.tooLong', { limit }) : undefined;
}

export function TextField(props: TextProps & NativeProps<'input'>) {
  const { label, labelHidden, value, onChange, note, message, limit, ...rest } = props;
  const { id, around, aria } = useText(props);
  return (
    <Field {...around}>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        {...aria}
        id={id}
        {...controlLook}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

export function TextArea(props: TextProps & NativeProps<'textarea'>) {
  const { label, labelHidden, value, onChange, note, message, limit, ...rest } = props;
  const { id, around, aria } = useText(props);
  return (
    <Field {...around}>
      <textarea
        {...rest}
        {...aria}
        id={id}
        {...controlLook}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function useText({ label, labelHidden, value, note, message, limit }: TextProps) {
  const id = useId();
  const shown = message ?? limitMessage(value, limit);
  const counter = limit === undefined ? undefined : { length: lengthOf(value), max: limit };
  return {
    id,
    around: { id, label, labelHidden, note, message: shown, counter },
    aria: { 'aria-invalid': shown !== undefined, 'aria-describedby': `${id}-below` },
  };
}
