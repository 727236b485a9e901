import type { Reply } from "@todayfruit/contract/all-calls";

export type Returnable = Reply<"GET /v1/app-users/order-items/{id}/products/{pid}/claimable">;
export type ReturnableOption = Returnable["options"][number];

/** Draft of one line of the return request, with the pieces as typed. */
export type DraftLine = {
  isPicked: boolean;
  units: number;
  isPartOfUnit: boolean;
  bad: string;
  all: string;
};

/** Lines that can still be returned; a single one is picked already. */
export function firstDraft(options: readonly ReturnableOption[]): ReadonlyMap<number, DraftLine> {
  const open = options.filter(({ left }) => left > 0);
  return new Map(
    open.map(({ id, optionUnit }) => [
      id,
      { isPicked: open.length === 1, units: optionUnit, isPartOfUnit: false, bad: "", all: "" },
    ]),
  );
}

/**
 * Parses the pieces of a line; `null` when whole units are returned, `"wrong"` when invalid.
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
