import type { Reply } from "@todayfruit/contract/all-calls";
import { claimedWorth } from "@todayfruit/domain/claims/claimed-worth";
import { isSellersFault } from "@todayfruit/domain/claims/vocabulary";
import { sumWon, won } from "@todayfruit/domain/money/won";

export type Claimable = Reply<"GET /v1/app-users/order-items/{id}/products/{pid}/claimable">;
export type ClaimOption = Claimable["options"][number];

/** Draft of one line's claim, with the pieces as typed. */
export type DraftLine = {
  isPicked: boolean;
  units: number;
  isPartOfUnit: boolean;
  bad: string;
  all: string;
};

/** Lines that can still be claimed; a single one is picked already. */
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
 * Parses the pieces of a line; `null` when whole units are claimed, `"wrong"` when invalid.
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

/** Expected refund in 원 if everything is granted; the server decides. */
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
