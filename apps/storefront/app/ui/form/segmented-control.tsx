import { useId } from "react";

type SegmentedControlProps<Value extends string> = {
  /** Name of the group. */
  label: string;
  value: Value;
  onChange(value: Value): void;
  options: readonly { value: Value; label: string }[];
};

/** Few choices side by side, one of which holds; on native radio buttons for the arrow keys. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onChange, options } = props;
  const name = useId();
  return (
    <fieldset className="flex rounded-md bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-10 text-label text-ink-2 has-checked:bg-surface has-checked:font-bold has-checked:text-ink has-checked:inset-shadow-outline has-focus-visible:outline-2 has-focus-visible:outline-focus"
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
