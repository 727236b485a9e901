import { inputToInstant, instantToInput } from "../../../ui/convert-datetime-input-value.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { RecordForm } from "../record-definition-types.ts";

type InstantFieldProps<Fields> = {
  form: RecordForm<Fields>;
  field: keyof Fields & string;
  label: string;
  hint?: string;
  /** An emptied field is `null`; without it the last instant stays. */
  isOptional?: boolean;
  className?: string;
};

/** A day and time in Korea of a record that is edited. */
export function InstantField<Fields>(props: InstantFieldProps<Fields>) {
  const { form, field, label, hint, isOptional = false, className } = props;
  const value = form.values[field] as string | null;
  return (
    <TextField
      label={label}
      type="datetime-local"
      disabled={form.isHeld}
      value={value === null ? "" : instantToInput(value)}
      error={form.errorOf(field)}
      {...(hint !== undefined && { hint })}
      {...(className !== undefined && { className })}
      onChange={({ target }) => {
        if (target.value !== "")
          form.write(field, new Date(inputToInstant(target.value)).toISOString() as Fields[typeof field]);
        else if (isOptional) form.write(field, null as Fields[typeof field]);
      }}
    />
  );
}
