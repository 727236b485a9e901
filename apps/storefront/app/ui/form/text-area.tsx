import { type ComponentProps, useId } from "react";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "className"> & {
  label: string;
  labelHidden?: boolean;
  /** Error message that says how to correct the text. */
  error?: string | undefined;
};

/** Labelled field of several lines. */
export function TextArea({ label, labelHidden = false, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label
        className={labelHidden ? "sr-only" : "mb-2 block text-label font-semibold text-ink-2"}
        htmlFor={id}
      >
        {label}
      </label>
      <textarea
        rows={4}
        {...rest}
        id={id}
        className={`block w-full resize-y rounded-md bg-surface px-4 py-3.5 text-body1 ${error ? "inset-shadow-danger" : "inset-shadow-outline focus:inset-shadow-selected focus:outline-none"}`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} aria-live="polite" className="mt-1.5 text-caption text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
