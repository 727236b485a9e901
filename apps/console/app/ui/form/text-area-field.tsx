import { type ComponentProps, useId } from "react";

type TextAreaFieldProps = ComponentProps<"textarea"> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** A labelled field of several lines with a hint below it, or what is wrong. */
export function TextAreaField({ label, hint, error, className = "", ...rest }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-body font-semibold">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error || hint ? `${id}-hint` : undefined}
        className={`block min-h-20 w-full rounded-control bg-surface px-2.5 py-2 text-form focus:inset-shadow-focus focus:outline-none ${error ? "inset-shadow-danger" : "inset-shadow-outline"}`}
      />
      {(error || hint) && (
        <p id={`${id}-hint`} className={`mt-1.5 text-micro ${error ? "text-danger" : "text-ink-3"}`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
