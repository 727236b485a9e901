import type { Api, Reply } from "@todayfruit/contract/all-calls";
import { orNotFound } from "../../../../api/or-not-found.ts";
import { type ProductCardData, productCardData } from "../../../../features/catalog/product-card-data.ts";

type Lists = "sameKind" | "similar" | "sameFarm";

export type Alternatives = Omit<Reply<"GET /v1/products/{id}/alternatives">, Lists> &
  Record<Lists, ProductCardData[]> & {
    /** KST day on which the first of the same kind leaves when ordered now; `null` without one. */
    dispatchDate: string | null;
  };

/** Loads what can be bought instead of a sold-out product. */
export async function loadAlternatives(api: Api, id: number): Promise<Alternatives> {
  const alternatives = await orNotFound(api("GET /v1/products/{id}/alternatives", { path: { id } }));
  const { sameKind, similar, sameFarm } = alternatives;
  const [first] = sameKind;
  const details = first && (await orNotFound(api("GET /v1/products/{id}", { path: { id: first.id } })));
  return {
    ...alternatives,
    sameKind: sameKind.map(productCardData),
    similar: similar.map(productCardData),
    sameFarm: sameFarm.map(productCardData),
    dispatchDate: details?.deliveryPromise.dispatchDate ?? null,
  };
}
