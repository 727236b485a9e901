import { SelectField } from "../../../ui/form/select-field.tsx";
import { useFarms } from "../../products/use-farms.ts";
import type { RecordForm } from "../record-definition-types.ts";

type FarmFieldProps<Fields> = {
  form: RecordForm<Fields>;
  field: keyof Fields & string;
  label: string;
  /** Choice of no farm, e.g. `모든 농가`. */
  noneLabel: string;
};

/** A farm of a record that is edited, chosen by its name; `null` for none. */
export function FarmField<Fields>({ form, field, label, noneLabel }: FarmFieldProps<Fields>) {
  const farms = useFarms();
  return (
    <SelectField
      label={label}
      noneLabel={noneLabel}
      options={farms.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(form.values[field] ?? "")}
      disabled={form.isHeld}
      error={form.errorOf(field)}
      onChange={({ target: { value } }) =>
        form.write(field, (value === "" ? null : Number(value)) as Fields[typeof field])
      }
    />
  );
}
