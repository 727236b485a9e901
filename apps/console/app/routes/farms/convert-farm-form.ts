import type { Input } from "@todayfruit/contract/all-calls";
import type { Farm } from "../../features/products/use-farms.ts";
import { parseNumber } from "../../ui/parse-number.ts";

type NewFarm = Input<"POST /operator/v1/distributors">["body"]["rows"][number];

/** Fields of a farm, as they are typed; fees and dispatch are those of a new one alone. */
export type FarmForm = {
  name: string;
  region: string;
  greeting: string;
  carrierCode: string;
  shippingAddress: string;
  isBundle: boolean;
  bundlePolicy: string;
  csPhone: string;
  businessNumber: string;
  baseFee: string;
  freeFrom: string;
  orderCutoffTime: string;
};

/** Weekdays on which a new farm dispatches; they are changed in the delivery calendar. */
const WEEKDAYS: NewFarm["shippingWeekdays"] = ["sun", "mon", "tue", "wed", "thu"];

export function farmFormOf(farm: Farm | null): FarmForm {
  return {
    name: farm?.name ?? "",
    region: farm?.region ?? "",
    greeting: farm?.greeting ?? "",
    carrierCode: farm?.carrierCode ?? "",
    shippingAddress: farm?.shippingAddress ?? "",
    isBundle: farm?.isBundle ?? true,
    bundlePolicy: farm?.bundlePolicy ?? "",
    csPhone: farm?.csPhone ?? "",
    businessNumber: farm?.businessNumber ?? "",
    baseFee: String(farm?.baseFee ?? 3000),
    freeFrom: String(farm?.freeFrom ?? 50_000),
    orderCutoffTime: farm?.orderCutoffTime ?? "13:00",
  };
}

/** Returns the fields of a farm that are edited. */
export function formToFarm(form: FarmForm): Omit<NewFarm, keyof ReturnType<typeof dispatchOf>> {
  return {
    name: form.name.trim(),
    region: form.region.trim(),
    greeting: form.greeting.trim(),
    carrierCode: form.carrierCode,
    shippingAddress: form.shippingAddress.trim(),
    isBundle: form.isBundle,
    bundlePolicy: form.bundlePolicy.trim(),
    csPhone: form.csPhone.trim(),
    businessNumber: form.businessNumber.trim(),
  };
}

/** Returns a new farm: its fields with its fees and its dispatch. */
export function formToNewFarm(form: FarmForm): NewFarm {
  return { ...formToFarm(form), ...dispatchOf(form) };
}

function dispatchOf({ baseFee, freeFrom, orderCutoffTime }: FarmForm) {
  return {
    baseFee: Number(parseNumber(baseFee)),
    freeFrom: Number(parseNumber(freeFrom)),
    returnFee: null,
    returnAddress: null,
    orderCutoffTime,
    shippingWeekdays: WEEKDAYS,
  };
}
