import type { Reply } from "@todayfruit/contract/all-calls";
import { claimedWorth } from "@todayfruit/domain/claims/claimed-worth";
import { isSellersFault } from "@todayfruit/domain/claims/vocabulary";
import { sumWon, won } from "@todayfruit/domain/money/won";

export type Claimable = Reply<"GET /v1/app-users/order-items/{id}/products/{pid}/claimable">;
export type ClaimOption = Claimable["options"][number];

/** What is claimed of one line; the pieces as they were typed. */
export type DraftLine = {
  isPicked: boolean;
  units: number;
  isPartOfUnit: boolean;
  bad: string;
  all: string;
};

/** Lines of which something is left; a single one is picked already. */
export function firstDraft(options: readonly ClaimOption[]): ReadonlyMap<number, DraftLine> {
  const open = options.filter(({ left }) => left > 0);
  return new Map(
    open.map(({ id, optionUnit }) => [
      id,
      { isPicked: open.length === 1, units: optionUnit, isPartOfUnit: false, bad: "", all: "" },
    ]),
  );
}

/**
 * The pieces of a line, or why they cannot be: `null` when whole units are claimed.
 *
 * @example piecesOf({ isPicked: true, units: 1, isPartOfUnit: true, bad: "3", all: "12" }) // { bad: 3, all: 12 }
 * @example piecesOf({ isPicked: true, units: 1, isPartOfUnit: true, bad: "13", all: "12" }) // "wrong"
 */
export function piecesOf({
  isPartOfUnit,
  bad,
  all,
}: DraftLine): { bad: number; all: number } | null | "wrong" {
  if (!isPartOfUnit) return null;
  const pieces = { bad: Number(bad), all: Number(all) };
  const isRight =
    Number.isInteger(pieces.bad) &&
    Number.isInteger(pieces.all) &&
    pieces.bad >= 1 &&
    pieces.bad <= pieces.all &&
    pieces.all <= 9999;
  return isRight ? pieces : "wrong";
}

/** What would come back when all of it is granted, in 원; the shop has the last word. */
export function expectedRefund(
  claimable: Claimable,
  draft: ReadonlyMap<number, DraftLine>,
  reason: Claimable["reasons"][number],
): number {
  const goods = sumWon(
    claimable.options.map((option) => {
      const line = draft.get(option.id);
      if (!line?.isPicked) return won(0);
      const pieces = piecesOf(line);
      if (pieces === "wrong") return won(0);
      return claimedWorth(won(option.price), won(option.left), {
        units: line.units,
        unitsBought: option.optionUnit,
        pieces: pieces ?? undefined,
      });
    }),
  );
  return isSellersFault(reason) ? goods : Math.max(0, goods - claimable.returnShippingFee);
}
