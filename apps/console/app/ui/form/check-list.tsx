type CheckListProps = {
  label: string;
  options: readonly { value: string; label: string; denied?: string | null }[];
  chosen: readonly string[];
  onChange(chosen: string[]): void;
  error?: string | undefined;
};

/** Several choices, each with a tick; one that may not be given says why. */
export function CheckList({ label, options, chosen, onChange, error }: CheckListProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-body font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-x-3 max-desk:grid-cols-1">
        {options.map(({ value, label: text, denied = null }) => (
          <label
            key={value}
            title={denied ?? undefined}
            className="flex min-h-8 items-center gap-2 max-desk:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 flex-none accent-brand"
              checked={chosen.includes(value)}
              disabled={denied !== null && !chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
            <span className={denied === null ? "" : "text-ink-3"}>{text}</span>
          </label>
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
