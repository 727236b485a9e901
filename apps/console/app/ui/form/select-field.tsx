import { type ComponentProps, useId } from "react";

type SelectFieldProps = ComponentProps<"select"> & {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Choice of nothing; 고르기 without it. */
  noneLabel?: string;
  error?: string | undefined;
};

/** A labelled choice of the platform; nothing is chosen before the operator does. */
export function SelectField({ label, options, noneLabel = "고르기", error, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-body font-semibold">
        {label}
      </label>
      <select
        {...rest}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`h-9 w-full rounded-control bg-surface px-2 text-form focus:inset-shadow-focus focus:outline-none max-desk:h-11 ${error ? "inset-shadow-danger" : "inset-shadow-outline"}`}
      >
        <option value="">{noneLabel}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-micro text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
