import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../../api/console-api.ts";
import { readAllPages } from "../../../../api/read-all-pages.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { type OptionRow, type OptionTableValues, rowsOf } from "./convert-option-table-values.ts";

const AGAIN_MS = 5000;
const MOST = 100;

const optionsQuery = (productId: number) =>
  queryOptions({
    queryKey: ["products", "options", productId],
    networkMode: "always",
    async queryFn(): Promise<OptionRow[]> {
      const query = { productId, take: MOST };
      const [options, prices] = await Promise.all([
        readAllPages((next) => callApi("GET /operator/v1/options", { query: { ...query, ...next } })),
        readAllPages((next) => callApi("GET /operator/v1/prices", { query: { ...query, ...next } })),
      ]);
      const priceOf = new Map(prices.map((price) => [price.id, price]));
      return options
        .toSorted((a, b) => a.sort - b.sort || a.id - b.id)
        .flatMap((option) => {
          const price = priceOf.get(option.id);
          // Read at two instants: the older version, so that a write between them is noticed.
          return price ? [{ ...option, ...price, version: Math.min(option.version, price.version) }] : [];
        });
    },
  });

/** Reads the options of a product with their prices, in the order of the shop. */
export const useOptions = (productId: number) =>
  useQuery({ ...optionsQuery(productId), refetchInterval: AGAIN_MS });

/** Returns how typed values of options are written over the versions read last, and how they are read again. */
export function useOptionWrites(productId: number) {
  const client = useQueryClient();
  const [priceKey, optionKey] = [useIdempotencyKey(), useIdempotencyKey()];
  const { queryKey } = optionsQuery(productId);
  return {
    read: () => client.fetchQuery({ ...optionsQuery(productId), staleTime: 0 }),
    /** Writes prices first: both kinds of edits count the one version of an option. */
    async send(values: OptionTableValues) {
      const options = client.getQueryData(queryKey) ?? [];
      const { prices, facts } = rowsOf(values, options);
      const versions = new Map<number, number>();
      if (prices.length > 0) {
        const body = { rows: prices, reason: "옵션 값 고치기" };
        const { rows } = await callApi("PATCH /operator/v1/prices", { body }, priceKey(body));
        for (const { id, version } of rows) versions.set(id, version);
      }
      if (facts.length > 0) {
        const rows = facts.map((row) => ({ ...row, version: versions.get(row.id) ?? row.version }));
        const body = { rows, reason: "옵션 고치기" };
        await callApi("PATCH /operator/v1/options", { body }, optionKey(body));
      }
    },
  };
}
