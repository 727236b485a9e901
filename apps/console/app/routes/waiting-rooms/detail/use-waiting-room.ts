import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type WaitingRoomRow = Reply<"GET /operator/v1/waiting-rooms/{id}">;

const AGAIN_MS = 3000;

/** Reads a waiting room with its live numbers, every three seconds until it is over. */
export const useWaitingRoom = (id: number) =>
  useQuery({
    queryKey: ["waiting-rooms", "one", id],
    queryFn: () => callApi("GET /operator/v1/waiting-rooms/{id}", { path: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === "closed" || data?.state === "cancelled" ? false : AGAIN_MS,
  });
