import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import type { ProductFields } from "../../../features/products/edited-product-types.ts";
import { productQuery } from "./use-product.ts";

/** Returns how the fields of a product are written over the version read last, and how it is read again. */
export function useProductWrites(id: number) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const read = () => client.fetchQuery({ ...productQuery(id), staleTime: 0 });
  return {
    read,
    async send(set: Partial<ProductFields>) {
      const version = client.getQueryData(productQuery(id).queryKey)?.version ?? 0;
      const body = { rows: [{ id, version, set }], reason: "상품 고치기" };
      await callApi("PATCH /operator/v1/products", { body }, keyOf(body));
    },
    /** Lets everything that shows the product read it again. */
    told: () => client.invalidateQueries({ queryKey: ["products"] }),
  };
}
