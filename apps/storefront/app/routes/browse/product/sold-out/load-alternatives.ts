import type { Api, Reply } from "@todayfruit/contract/all-calls";
import { orNotFound } from "../../../../api/or-not-found.ts";

export type Alternatives = Reply<"GET /v1/products/{id}/alternatives"> & {
  /** KST day on which the first of the same kind leaves when ordered now; `null` without one. */
  dispatchDate: string | null;
};

/** Loads what can be bought instead of a sold-out product. */
export async function loadAlternatives(api: Api, id: number): Promise<Alternatives> {
  const alternatives = await orNotFound(api("GET /v1/products/{id}/alternatives", { path: { id } }));
  const [first] = alternatives.sameKind;
  const details = first && (await orNotFound(api("GET /v1/products/{id}", { path: { id: first.id } })));
  return { ...alternatives, dispatchDate: details?.deliveryPromise.dispatchDate ?? null };
}
