import type { Input } from "@todayfruit/contract/all-calls";
import type { Line } from "./compute-refundable-amounts-and-return-fee.ts";
import type { ClaimedOption } from "./returns.repository.ts";

type Options = Input<"POST /v1/app-users/order-items/{id}/products/{pid}/claims">["body"]["options"];

/** Reads the claimed lines of a request. */
export function claimedOptionsOf(options: Options): ClaimedOption[] {
  return options.map(({ id, optionUnit, pieces }) => ({
    order_option_id: id,
    units: optionUnit,
    bad_pieces: pieces?.bad ?? null,
    all_pieces: pieces?.all ?? null,
    given: 0,
  }));
}

/** Returns why lines cannot be claimed: more than was bought, named twice, or refunded already; `null` when they can. */
export function validateClaimedOptions(
  lines: readonly Line[],
  options: readonly ClaimedOption[],
): "CLAIM_QUANTITY_WRONG" | "CLAIM_NOTHING_LEFT" | null {
  const isOnce = new Set(options.map(({ order_option_id }) => order_option_id)).size === options.length;
  const named = options.map((option) => ({
    option,
    line: lines.find(({ id }) => id === option.order_option_id),
  }));
  const fits = named.every(
    ({ option, line }) =>
      line !== undefined &&
      option.units <= line.units &&
      (option.bad_pieces ?? 0) <= (option.all_pieces ?? 0),
  );
  if (!isOnce || !fits) return "CLAIM_QUANTITY_WRONG";
  return named.some(({ line }) => line?.left === 0) ? "CLAIM_NOTHING_LEFT" : null;
}
