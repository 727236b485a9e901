import type { ChangeEvent } from "react";
import type { RecordForm } from "../record-definition-types.ts";

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/**
 * Binds a field of text to a record that is edited.
 *
 * @param isOptional an emptied field is `null`
 */
export function textProps<Fields, Field extends keyof Fields & string>(
  form: RecordForm<Fields>,
  field: Field,
  isOptional = false,
) {
  return {
    value: String(form.values[field] ?? ""),
    disabled: form.isHeld,
    error: form.errorOf(field),
    onChange: ({ target: { value } }: Typed) =>
      form.write(field, (isOptional && value === "" ? null : value) as Fields[Field]),
  };
}

/** Binds a field of a whole number; what is no number stays as it was. */
export function numberProps<Fields, Field extends keyof Fields & string>(
  form: RecordForm<Fields>,
  field: Field,
  isOptional = false,
) {
  return {
    ...textProps(form, field),
    inputMode: "numeric" as const,
    onChange: ({ target: { value } }: Typed) => {
      const isNothing = value.trim() === "";
      if (/^\s*-?\d*\s*$/.test(value))
        form.write(field, (isNothing ? (isOptional ? null : 0) : Number(value)) as Fields[Field]);
    },
  };
}
