import type { RecordForm } from "../record-kind.ts";

type CheckFieldProps<Fields> = { form: RecordForm<Fields>; field: keyof Fields & string; label: string };

/** A yes or no of a record that is edited. */
export function CheckField<Fields>({ form, field, label }: CheckFieldProps<Fields>) {
  return (
    <label className="flex min-h-9 items-center gap-2 self-end max-desk:min-h-11">
      <input
        type="checkbox"
        className="size-4 accent-brand"
        disabled={form.isHeld}
        checked={Boolean(form.values[field])}
        onChange={({ target }) => form.write(field, target.checked as Fields[typeof field])}
      />
      {label}
    </label>
  );
}
