import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { relativeDayText } from "@todayfruit/domain/calendar/relative-day-text";
import type { CheaperLine } from "@todayfruit/domain/cart/savings/find-cheaper-options-for-lines";
import { extraWeightText, savingReason } from "@todayfruit/domain/cart/savings/write-saving-and-extra-weight";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { Won } from "@todayfruit/domain/money/won";
import { presentSummary } from "../../catalog/product.presenter.ts";
import type { ComparedOption } from "./build-compared-option.ts";

type SavingsReply = Reply<"GET /v1/app-users/shopping-carts/savings">;

/** Presents changes of lines that cost less, and the day from which the cart as it is does. */
export function presentSavings(
  lines: readonly CheaperLine<ComparedOption>[],
  day: { from: Date; saving: Won } | null,
  now: Date,
): SavingsReply {
  return { lines: lines.map((change) => presentLine(change, now)), day: day && presentDay(day, now) };
}

function presentLine(change: CheaperLine<ComparedOption>, now: Date): SavingsReply["lines"][number] {
  const { kind, replaced, replacement, units, saving } = change;
  const { row } = replacement;
  const farm = kind === "farm" ? `${row.distributor_name}의 같은 종류예요` : "";
  const day = row.shipment_date && kind === "day" ? `${formatMonthDay(row.shipment_date)}에 출고해요` : "";
  const extra = extraWeightText(change.extraWeight, replacement.weight?.unit ?? "");
  return {
    kind,
    replaced: {
      optionGroupId: Number(replaced.line.lineId),
      productName: replaced.row.name,
      optionName: replaced.row.option_name,
      optionUnit: replaced.line.units,
    },
    replacement: {
      product: presentSummary(row, now),
      option: { id: row.option_id, name: row.option_name },
      optionUnit: units,
    },
    reasons: [farm, day, savingReason(change), extra].filter((text) => text !== ""),
    saving,
  };
}

function presentDay({ from, saving }: { from: Date; saving: Won }, now: Date): SavingsReply["day"] {
  const today = kstDateOf(now.toISOString());
  const day = relativeDayText(kstDateOf(from.toISOString()), today);
  return {
    from: from.toISOString(),
    saving,
    reason: `${day}부터 값이 내려서 모두 ${groupDigits(saving)}원 덜 들어요`,
  };
}
