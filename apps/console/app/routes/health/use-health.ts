import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";

export type Health = Reply<"GET /operator/v1/health">;

const AGAIN_MS = 15_000;

/** Reads what must never be wrong, jobs, queues and outside services; again every 15 seconds. */
export const useHealth = () =>
  useQuery({
    queryKey: ["health"],
    queryFn: () => callApi("GET /operator/v1/health"),
    refetchInterval: AGAIN_MS,
  });
