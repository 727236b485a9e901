import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { ProductFields } from "../../../../features/products/edited-product-types.ts";
import { PRODUCT_FIELD_LABELS } from "../../../../features/products/product-field-labels.ts";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextAreaField } from "../../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { parseNumber } from "../../../../ui/parse-number.ts";
import { useProductEditor } from "../editor-context.ts";
import { validateField } from "./validate-field.ts";

/** Fields whose values extend some type. */
type FieldOf<Value> = {
  [Field in keyof ProductFields]: ProductFields[Field] extends Value ? Field : never;
}[keyof ProductFields];
type Common<Value> = { field: FieldOf<Value>; label?: string; hint?: string; className?: string };

/** A text of the product; one that may be missing is `null` when it is emptied. */
export function EditedText({
  field,
  label = PRODUCT_FIELD_LABELS[field],
  isNullable = false,
  ...rest
}: Common<string | null> & { isNullable?: boolean; maxLength: number; type?: string }) {
  const { text, error, write } = useText(field, isNullable);
  return (
    <TextField
      {...rest}
      label={label}
      data-field={field}
      value={text}
      error={error}
      onChange={({ target }) => write(target.value)}
    />
  );
}

/** A text of several lines. */
export function EditedArea({
  field,
  label = PRODUCT_FIELD_LABELS[field],
  isNullable = false,
  ...rest
}: Common<string | null> & { isNullable?: boolean; maxLength: number }) {
  const { text, error, write } = useText(field, isNullable);
  return (
    <TextAreaField
      {...rest}
      label={label}
      data-field={field}
      value={text}
      error={error}
      onChange={({ target }) => write(target.value)}
    />
  );
}

/** A number; a text that is none stays as it was typed, with what is wrong. */
export function EditedNumber({ field, label = PRODUCT_FIELD_LABELS[field], ...rest }: Common<number | null>) {
  const { values, write } = useProductEditor();
  const value: unknown = values[field];
  return (
    <TextField
      {...rest}
      label={label}
      data-field={field}
      inputMode="decimal"
      value={Number.isInteger(value) ? groupDigits(Number(value)) : String(value ?? "")}
      error={validateField(field, value) ?? undefined}
      onChange={({ target }) => write(field, parseNumber(target.value) as ProductFields[typeof field])}
    />
  );
}

/** A choice among values that are texts or ids. */
export function EditedChoice({
  field,
  label = PRODUCT_FIELD_LABELS[field],
  options,
  className = "",
}: Common<string | number> & { options: readonly { value: string | number; label: string }[] }) {
  const { values, write } = useProductEditor();
  const value: unknown = values[field];
  return (
    <div className={className}>
      <SelectField
        label={label}
        data-field={field}
        options={options.map((option) => ({ ...option, value: String(option.value) }))}
        value={String(value ?? "")}
        error={validateField(field, value) ?? undefined}
        onChange={({ target }) => {
          const chosen = options.find((option) => String(option.value) === target.value);
          write(field, (chosen?.value ?? null) as ProductFields[typeof field]);
        }}
      />
    </div>
  );
}

/** A fact that holds or not. */
export function EditedCheck({ field, label = PRODUCT_FIELD_LABELS[field] }: Common<boolean>) {
  const { values, write } = useProductEditor();
  return (
    <Checkbox
      label={label}
      checked={values[field] as boolean}
      onChange={({ target }) => write(field, target.checked as ProductFields[typeof field])}
    />
  );
}

function useText(field: FieldOf<string | null>, isNullable: boolean) {
  const { values, write } = useProductEditor();
  const value = values[field] as string | null;
  return {
    text: value ?? "",
    error: validateField(field, value) ?? undefined,
    write: (text: string) =>
      write(field, (isNullable && text === "" ? null : text) as ProductFields[typeof field]),
  };
}
