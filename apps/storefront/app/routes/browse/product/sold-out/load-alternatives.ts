import type { Api, Reply } from "@todayfruit/contract/all-calls";
import { replyOrNotFoundPage } from "../../../../api/reply-or-not-found-page.ts";
import {
  type ProductCardData,
  reduceProductToCardData,
} from "../../../../features/catalog/reduce-product-to-card-data.ts";

type Lists = "sameKind" | "similar" | "sameFarm";

export type Alternatives = Omit<Reply<"GET /v1/products/{id}/alternatives">, Lists> &
  Record<Lists, ProductCardData[]> & {
    /** KST day on which the first of the same kind leaves when ordered now; `null` without one. */
    dispatchDate: string | null;
  };

/** Loads what can be bought instead of a sold-out product. */
export async function loadAlternatives(api: Api, id: number): Promise<Alternatives> {
  const alternatives = await replyOrNotFoundPage(api("GET /v1/products/{id}/alternatives", { path: { id } }));
  const { sameKind, similar, sameFarm } = alternatives;
  const [first] = sameKind;
  const details =
    first && (await replyOrNotFoundPage(api("GET /v1/products/{id}", { path: { id: first.id } })));
  return {
    ...alternatives,
    sameKind: sameKind.map(reduceProductToCardData),
    similar: similar.map(reduceProductToCardData),
    sameFarm: sameFarm.map(reduceProductToCardData),
    dispatchDate: details?.deliveryPromise.dispatchDate ?? null,
  };
}
