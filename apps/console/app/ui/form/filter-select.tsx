type FilterSelectProps<Id extends string | number> = {
  label: string;
  value: Id | null;
  options: readonly { id: Id; name: string }[];
  /** Takes the chosen id; `null` for all. */
  onChoose(id: Id | null): void;
};

/** A filter of a list by one of many values; coloured while it narrows the list. */
export function FilterSelect<Id extends string | number>({
  label,
  value,
  options,
  onChoose,
}: FilterSelectProps<Id>) {
  return (
    <select
      aria-label={label}
      value={value ?? ""}
      className={`h-8 max-w-44 rounded-control px-2 text-body inset-shadow-outline focus:inset-shadow-focus focus:outline-none max-desk:h-11 ${value === null ? "bg-surface" : "bg-brand-tint font-semibold text-brand-ink"}`}
      onChange={({ target }) => onChoose(options.find(({ id }) => String(id) === target.value)?.id ?? null)}
    >
      <option value="">{label} 모두</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
