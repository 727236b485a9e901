import type { Input } from "@todayfruit/contract/all-calls";
import { parseNumber } from "../../../ui/parse-number.ts";

/** Fields of a new option, as they are typed. */
export type OptionForm = {
  name: string;
  weight: string;
  listPrice: string;
  price: string;
  supplyCost: string;
  stock: string;
};
export type NewOption = Input<"POST /operator/v1/products">["body"]["options"][number];

export const EMPTY_OPTION: OptionForm = {
  name: "",
  weight: "",
  listPrice: "",
  price: "",
  supplyCost: "",
  stock: "",
};

const WEIGHT = /^(\d{1,7})\s*([A-Za-z가-힣]{1,10})$/;

/**
 * Reads a weight; kilograms and litres become grams and millilitres, from which the unit price follows.
 *
 * @example readWeight("3kg") // { value: 3000, unit: "g" }
 * @example readWeight("15구") // { value: 15, unit: "구" }
 * @example readWeight("세 상자") // null
 */
export function readWeight(text: string): NewOption["weight"] {
  const litres = /^(\d{1,4}(?:\.\d{1,3})?)\s*(kg|l)$/i.exec(text.trim());
  if (litres) {
    const [, amount = "", unit = ""] = litres;
    return { value: Math.round(Number(amount) * 1000), unit: unit.toLowerCase() === "kg" ? "g" : "ml" };
  }
  const [, value, unit] = WEIGHT.exec(text.trim()) ?? [];
  return value && unit ? { value: Number(value), unit } : null;
}

/** Returns the option of a form whose fields were checked; without units on hand it is not counted. */
export function convertFormToOption(form: OptionForm, sort: number): NewOption {
  const stock = parseNumber(form.stock);
  const price = wholeOf(form.price);
  return {
    name: form.name.trim(),
    sort,
    amount: 1,
    weight: readWeight(form.weight),
    status: stock === null ? "unlimited_stock_in" : "stock_in",
    shipmentDate: null,
    maxUnitInBox: 1,
    listPrice: form.listPrice.trim() === "" ? price : wholeOf(form.listPrice),
    price,
    specialSalePrice: null,
    supplyCost: wholeOf(form.supplyCost),
    unitPrice: null,
    stock: stock === null ? null : wholeOf(form.stock),
  };
}

/** Reports whether a text is a whole number; an empty one counts where it may be left out. */
export function isWhole(text: string, mayBeEmpty = false): boolean {
  const number = parseNumber(text);
  return number === null ? mayBeEmpty : Number.isInteger(number);
}

function wholeOf(text: string): number {
  const number = parseNumber(text);
  return typeof number === "number" ? Math.round(number) : 0;
}
