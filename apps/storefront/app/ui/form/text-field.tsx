import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { type ComponentProps, type ReactNode, useId } from "react";

type TextFieldProps = Omit<ComponentProps<"input">, "id" | "className"> & {
  label: string;
  /** Hint below the field. */
  hint?: ReactNode;
  /** Error message that says how to correct the field; replaces the hint. */
  error?: string | undefined;
  /** Confirmation message; replaces the hint. */
  ok?: string | undefined;
  /** Content inside the box on the right: a button, a unit, a remaining time. */
  end?: ReactNode;
  /** Button outside the box on the right. */
  beside?: ReactNode;
  labelHidden?: boolean;
  /** Id of the note below the field, for another field that it is about, too. */
  noteId?: string;
  /** Id of the note of another field that says what is wrong with both. */
  invalidBy?: string;
};

/**
 * A labelled input of one line. Everything else is the platform's: `type`, `autocomplete`, `inputMode`, and the `ref`,
 * `name`, `onBlur` and `onChange` that a form library registers.
 */
export function TextField({
  label,
  hint,
  error,
  ok,
  end,
  beside,
  labelHidden,
  noteId,
  invalidBy,
  ...input
}: TextFieldProps) {
  const id = useId();
  const ownNote = noteId ?? `${id}-note`;
  const isInvalid = error !== undefined || invalidBy !== undefined;
  return (
    <FieldFrame
      id={id}
      label={label}
      labelHidden={labelHidden}
      required={input.required}
      noteId={ownNote}
      notes={{ hint, error, ok }}
    >
      <div className="flex gap-2">
        <div className={boxClass(isInvalid, input.disabled || input.readOnly)}>
          <input
            {...input}
            id={id}
            className="min-w-0 flex-1 bg-transparent outline-none"
            aria-invalid={isInvalid || undefined}
            aria-describedby={invalidBy ?? ownNote}
          />
          {end}
        </div>
        {beside}
      </div>
    </FieldFrame>
  );
}

type FieldFrameProps = {
  id: string;
  label: string;
  labelHidden: boolean | undefined;
  required: boolean | undefined;
  noteId: string;
  notes: { hint?: ReactNode; error?: string | undefined; ok?: string | undefined };
  children: ReactNode;
};

function FieldFrame({ id, label, labelHidden = false, required, noteId, notes, children }: FieldFrameProps) {
  return (
    <div>
      <label
        className={
          labelHidden ? "sr-only" : "mb-2 flex items-center gap-1 text-label font-semibold text-ink-2"
        }
        htmlFor={id}
      >
        {label}
        {required && (
          <span className="text-sale" aria-hidden>
            *
          </span>
        )}
      </label>
      {children}
      <p id={noteId} aria-live="polite" className="text-caption text-ink-3">
        <Note {...notes} />
      </p>
    </div>
  );
}

/** Error message of a control that is not a `TextField`; empty when `text` is undefined. */
export function FieldNote({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-caption">
      <Note hint={undefined} error={text} ok={undefined} />
    </p>
  );
}

function Note({ hint, error, ok }: FieldFrameProps["notes"]) {
  const line = "mt-1.5 flex items-start gap-1";
  if (error) {
    return (
      <span className={`${line} text-danger`}>
        <CircleAlert className="mt-px size-3.5 stroke-medium" aria-hidden />
        {error}
      </span>
    );
  }
  if (ok) {
    return (
      <span className={`${line} text-success`}>
        <CircleCheck className="mt-px size-3.5 stroke-medium" aria-hidden />
        {ok}
      </span>
    );
  }
  return hint ? <span className={line}>{hint}</span> : null;
}

function boxClass(invalid: boolean, fixed: boolean | undefined): string {
  const outline = invalid
    ? "inset-shadow-danger has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    : "inset-shadow-outline focus-within:inset-shadow-selected";
  const fixedOutline = invalid ? outline : "has-focus-visible:inset-shadow-selected";
  const ground = fixed ? `bg-sunken text-ink-3 ${fixedOutline}` : `bg-surface ${outline}`;
  return `flex min-h-13 w-full min-w-0 items-center gap-2 rounded-md px-4 text-body1 transition-shadow duration-(--dur-fade) ${ground}`;
}
