import { useId } from "react";

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onChange(value: Value): void;
  /** Two or three. */
  options: readonly { value: Value; label: string }[];
}

/** Two or three choices in one well. */
export function Segmented<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex rounded-md bg-sunken p-[3px]">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex h-10 flex-1 cursor-pointer items-center justify-center rounded-[9px] text-label font-medium text-ink-3 after:absolute after:-inset-y-[3px] after:inset-x-0 has-checked:bg-surface has-checked:font-bold has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            className="sr-only"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
