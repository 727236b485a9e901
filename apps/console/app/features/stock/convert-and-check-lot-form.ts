import type { Input } from "@todayfruit/contract/all-calls";
import { parseNumber } from "../../ui/parse-number.ts";

/** Facts of a lot, as they are typed; days are those of Korea. */
export type LotForm = {
  code: string;
  harvestedOn: string;
  expiresOn: string;
  brix: string;
};
type NewLot = Omit<Input<"POST /operator/v1/stock-lots">["body"]["rows"][number], "optionId" | "units">;

export const EMPTY_LOT: LotForm = { code: "", harvestedOn: "", expiresOn: "", brix: "" };

/** Reports whether nothing of a lot is written. */
export function isEmptyLot(form: LotForm): boolean {
  return Object.values(form).every((text) => text.trim() === "");
}

/**
 * Says what is wrong with the facts of a lot; `null` for nothing.
 *
 * @example problemOfLot({ code: "1123-A", harvestedOn: "2026-11-23", expiresOn: "2026-11-22", brix: "" })
 *   // "소비기한은 수확한 날이나 그 뒤로 골라 주세요"
 */
export function problemOfLot({ code, harvestedOn, expiresOn, brix }: LotForm): string | null {
  if (!/^[0-9A-Za-z][0-9A-Za-z.-]{0,29}$/.test(code.trim())) return "LOT 번호를 적어 주세요. 예: 1123-A";
  if (harvestedOn === "") return "수확한 날을 골라 주세요";
  if (expiresOn === "") return "소비기한을 골라 주세요";
  if (expiresOn < harvestedOn) return "소비기한은 수확한 날이나 그 뒤로 골라 주세요";
  const measured = parseNumber(brix);
  return measured === null || typeof measured === "number" ? null : "당도는 숫자로 적어 주세요. 예: 11.8";
}

/** Returns the facts of a form whose fields were checked. */
export function formToLot({ code, harvestedOn, expiresOn, brix }: LotForm): NewLot {
  const measured = parseNumber(brix);
  return {
    code: code.trim(),
    harvestedOn,
    expiresOn,
    ...(typeof measured === "number" && { brixAverage: measured }),
  };
}
