import { groupDigits } from "@todayfruit/domain/money/format-won";
import { TextField } from "../../ui/form/text-field.tsx";
import { parsePriceLimit } from "./parse-price-limit.ts";

type PriceLimitFieldProps = {
  /** Limit in 원; `null` while nothing is typed. */
  value: number | null;
  onChange(limit: number | null): void;
  hint?: string;
  error?: string | undefined;
};

/** Field of the most that goods of a delivery may cost without asking. */
export function PriceLimitField({ value, onChange, hint, error }: PriceLimitFieldProps) {
  return (
    <TextField
      label="값 한도, 원"
      labelHidden
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? "" : groupDigits(value)}
      hint={hint}
      error={error}
      end={<b className="font-semibold">원</b>}
      onChange={(event) => onChange(parsePriceLimit(event.currentTarget.value))}
    />
  );
}
