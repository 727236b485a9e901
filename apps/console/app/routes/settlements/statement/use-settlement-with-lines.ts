import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type Settlement = Reply<"GET /operator/v1/settlements/{id}">;

/** Reads a settlement with its lines and what was added or taken off. */
export const useSettlementWithLines = (id: number) =>
  useQuery({
    queryKey: ["settlements", id],
    queryFn: () => callApi("GET /operator/v1/settlements/{id}", { path: { id } }),
  });
