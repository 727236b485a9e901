import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentProps, useId } from "react";

type SelectFieldProps = Omit<ComponentProps<"select">, "id" | "className"> & {
  label: string;
  labelHidden?: boolean;
  options: readonly { value: string; label: string }[];
  /** Error message that says how to correct the choice. */
  error?: string | undefined;
};

/** Native select in the shop's style. */
export function SelectField({ label, labelHidden = false, options, error, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label
        className={labelHidden ? "sr-only" : "mb-2 block text-label font-semibold text-ink-2"}
        htmlFor={id}
      >
        {label}
      </label>
      <span className="relative block">
        <select
          {...select}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="min-h-13 w-full appearance-none rounded-md bg-surface pr-12 pl-4 text-body1 inset-shadow-outline focus:inset-shadow-selected focus:outline-none"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-4 right-4 size-5 text-ink-3" aria-hidden />
      </span>
      <span
        id={`${id}-error`}
        aria-live="polite"
        className="mt-2 block text-caption text-danger empty:hidden"
      >
        {error}
      </span>
    </div>
  );
}
