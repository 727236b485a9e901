import { type ComponentProps, useId } from "react";

type TextFieldProps = ComponentProps<"input"> & { label: string; hint?: string; error?: string | undefined };

/** A labelled field of 36 px (44 on phones) with a hint below it, or what is wrong with an example. */
export function TextField({ label, hint, error, className = "", ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-body font-semibold">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error || hint ? `${id}-hint` : undefined}
        className={`h-9 w-full rounded-control bg-surface px-2.5 text-form file:-ml-1.5 file:my-1 max-desk:file:my-2 focus:inset-shadow-focus focus:outline-none max-desk:h-11 ${error ? "inset-shadow-danger" : "inset-shadow-outline"}`}
      />
      {(error || hint) && (
        <p id={`${id}-hint`} className={`mt-1.5 text-micro ${error ? "text-danger" : "text-ink-3"}`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
