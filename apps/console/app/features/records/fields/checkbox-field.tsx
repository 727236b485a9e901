import { Checkbox } from "../../../ui/form/checkbox.tsx";
import type { RecordForm } from "../record-definition-types.ts";

type CheckboxFieldProps<Fields> = {
  form: RecordForm<Fields>;
  field: keyof Fields & string;
  label: string;
  /** True beside a labelled field: the tick is then level with the field's control. */
  isBesideField?: boolean;
};

/** A yes or no of a record that is edited. */
export function CheckboxField<Fields>({
  form,
  field,
  label,
  isBesideField = false,
}: CheckboxFieldProps<Fields>) {
  return (
    <Checkbox
      label={label}
      disabled={form.isHeld}
      checked={Boolean(form.values[field])}
      className={`self-start ${isBesideField ? "mt-6" : ""}`}
      onChange={({ target }) => form.write(field, target.checked as Fields[typeof field])}
    />
  );
}
