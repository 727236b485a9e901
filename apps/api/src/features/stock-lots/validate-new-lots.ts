import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { type Refused, refuse } from "@todayfruit/domain/result";
import type { Storage } from "../../gateways/storage/storage-types.ts";
import { listMissingMedia } from "../record-edits/list-missing-media.ts";
import type { NewLot } from "./stock-lots.repository.ts";

type Code = "LOT_DAYS_INVALID" | "LOT_BRIX_INVALID" | "RECORD_REPEATED" | "PICTURE_UNKNOWN";
/** Lot with the field of the input that holds it. */
export type LotInput = NewLot & { field: string };

/** Refuses new lots whose facts contradict each other, that are given twice, or whose photo was not stored. */
export async function validateNewLots(
  storage: Storage,
  lots: readonly LotInput[],
): Promise<Refused<Code, RefusalDetail> | null> {
  for (const lot of lots) {
    const broken = brokenRuleOf(lot);
    if (broken)
      return refuse(broken.code, { fields: [{ field: `${lot.field}.${broken.field}`, message: lot.code }] });
  }
  const keys = lots.map(({ optionId, code }) => `${optionId} ${code}`);
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  const again = lots[repeated];
  if (again)
    return refuse("RECORD_REPEATED", { fields: [{ field: `${again.field}.code`, message: again.code }] });
  const missing = await listMissingMedia(
    storage,
    lots.map(({ photo }) => (photo ? [photo] : [])),
  );
  return missing.length > 0 ? refuse("PICTURE_UNKNOWN", { fields: missing }) : null;
}

type Facts = {
  harvestedOn: string;
  expiresOn: string;
  brixAverage?: number | null;
  brixMinimum?: number | null;
};
type BrokenRule =
  | { code: "LOT_DAYS_INVALID"; field: "expiresOn" }
  | { code: "LOT_BRIX_INVALID"; field: "brixAverage" | "brixMinimum" };

/** Finds the rule that the facts of a lot break; `null`: none. */
export function brokenRuleOf(lot: Facts): BrokenRule | null {
  const { harvestedOn, expiresOn, brixAverage = null, brixMinimum = null } = lot;
  if (expiresOn < harvestedOn) return { code: "LOT_DAYS_INVALID", field: "expiresOn" };
  if (!isInTenths(brixAverage)) return { code: "LOT_BRIX_INVALID", field: "brixAverage" };
  const isHigher = brixMinimum !== null && brixAverage !== null && brixMinimum > brixAverage;
  return isHigher || !isInTenths(brixMinimum) ? { code: "LOT_BRIX_INVALID", field: "brixMinimum" } : null;
}

/** Checks whether a sweetness has at most one decimal, as it is kept. */
function isInTenths(brix: number | null): boolean {
  return brix === null || Math.round(brix * 10) / 10 === brix;
}
