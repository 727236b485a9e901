import { refuseContradictingPrices } from "@todayfruit/domain/products/refuse-contradicting-prices";
import { unitPriceOf } from "@todayfruit/domain/products/unit-price";
import type { NewOption } from "./option-record-definition.ts";

/** Unit in which the price per weight is shown, by the unit of the weight. */
const SHOWN_UNITS: Readonly<Record<string, string>> = { g: "100g", ml: "100ml" };

/** Adds the unit price that follows from the weight to a new option, unless it was given. */
export function withUnitPrice<Option extends NewOption>(option: Option): Option {
  const { unitPrice, weight, price } = option;
  if (unitPrice || !weight) return option;
  const unit = SHOWN_UNITS[weight.unit] ?? `1${weight.unit}`;
  const amount = unitPriceOf(price, weight, unit);
  return amount === null ? option : { ...option, unitPrice: { unit, amount } };
}

/** Refuses a new option whose prices contradict each other, or that is counted without units on hand. */
export function refuseNewOption(option: NewOption) {
  const refusal = refuseContradictingPrices(option);
  if (refusal) return refusal;
  const isUncounted = option.stock === null && option.status === "stock_in";
  return isUncounted ? ({ code: "OPTION_STOCK_REQUIRED", field: "stock" } as const) : null;
}
