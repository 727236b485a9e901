import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { listRecords } from "../../record-edits/tables/list-records.ts";
import { listPinnedStates, type PinnedStateRow } from "./find-buyable-pinned-products.repository.ts";
import { searchPinRecordDefinition } from "./search-pin-record-definition.ts";

type Listed = Reply<"GET /operator/v1/search-pins">["list"][number];
type Pin = Omit<Listed, "productName" | "state">;

/** Lists the pins of search words with whether each leads its results now. Two statements. */
export async function listSearchPins(
  { query }: Input<"GET /operator/v1/search-pins">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/search-pins">> {
  const listed = await listRecords(context, searchPinRecordDefinition, query);
  if (!listed.ok) return listed;
  const now = context.now();
  const ids = listed.value.list.map(({ productId }) => productId);
  const rows = await listPinnedStates(context.db, ids, now);
  const products = new Map(rows.map((row) => [row.id, row]));
  return ok({
    ...listed.value,
    list: listed.value.list.map((pin) => {
      const product = products.get(pin.productId);
      return { ...pin, productName: product?.name ?? "", state: stateOf(pin, product, now) };
    }),
  });
}

function stateOf({ beginsAt, endsAt }: Pin, product: PinnedStateRow | undefined, now: Date): Listed["state"] {
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return "ended";
  if (Date.parse(beginsAt) > now.getTime()) return "scheduled";
  return product?.is_buyable === true ? "shown" : "passed_over";
}
