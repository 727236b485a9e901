import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";

const AGAIN_MS = 5000;

/** Query for a product, which is read again so that edits of others are seen; also tried without a network. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ["products", "one", id],
    queryFn: () => callApi("GET /operator/v1/products/{id}", { path: { id } }),
    networkMode: "always",
  });

export const useProduct = (id: number) => useQuery({ ...productQuery(id), refetchInterval: AGAIN_MS });
