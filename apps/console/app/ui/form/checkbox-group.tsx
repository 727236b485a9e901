import { Checkbox } from "./checkbox.tsx";

type CheckboxGroupProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; denied?: string | null }[];
  chosen: readonly Value[];
  /** True while nothing may be changed. */
  isHeld?: boolean;
  className?: string;
  onChange(chosen: Value[]): void;
  error?: string | undefined;
};

/** Several choices, each with a tick; one that may not be given says why. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, options, chosen, isHeld = false, className = "", onChange, error } = props;
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-body font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-x-3 max-desk:grid-cols-1">
        {options.map(({ value, label: text, denied = null }) => (
          <Checkbox
            key={value}
            title={denied ?? undefined}
            label={<span className={denied === null ? "" : "text-ink-3"}>{text}</span>}
            checked={chosen.includes(value)}
            disabled={isHeld || (denied !== null && !chosen.includes(value))}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-micro text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
