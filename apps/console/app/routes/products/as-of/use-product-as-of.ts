import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type ProductReply = Reply<"GET /operator/v1/products/{id}/as-of">;
export type ShownProduct = NonNullable<ProductReply["shown"]>;

/** Reads a product as shoppers saw it at an instant; `null` is now. */
export function useProductAsOf(id: number, at: string | null) {
  return useQuery({
    queryKey: ["products", "as-of", id, at],
    queryFn: () =>
      callApi("GET /operator/v1/products/{id}/as-of", { path: { id }, query: at === null ? {} : { at } }),
    placeholderData: keepPreviousData,
  });
}
