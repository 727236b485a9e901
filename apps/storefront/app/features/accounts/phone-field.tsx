import { formatPhone, normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/form/text-field.tsx";

/** Field of a mobile number; it is written with hyphens once the field is left. */
export function PhoneField({ onBlur, ...field }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="tel"
      inputMode="tel"
      placeholder="010-0000-0000"
      maxLength={20}
      {...field}
      onBlur={(event) => {
        const phone = normalizePhone(event.target.value);
        if (phone.ok) event.target.value = formatPhone(phone.value);
        onBlur?.(event);
      }}
    />
  );
}
