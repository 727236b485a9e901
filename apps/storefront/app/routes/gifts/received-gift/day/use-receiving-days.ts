import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { arrivalDays } from "@todayfruit/domain/delivery/write-arrival-texts";
import { api } from "../../../../api/browser-api.ts";
import { type ReceivedGift, receivedGiftQueryKey } from "../received-gift-query-key.ts";

export type GiftDay = Reply<"GET /v1/gift/to/{id}/days">["days"][number];

/**
 * Loads the days on which a gift can be received, the earliest first.
 *
 * @param zonecode area for a gift without an address; `null`: the mainland
 */
export function useReceivingDays(gift: Pick<ReceivedGift, "uuid" | "canChooseDay">, zonecode: string | null) {
  return useQuery({
    queryKey: [...receivedGiftQueryKey(gift.uuid), "days", zonecode],
    queryFn: () =>
      api("GET /v1/gift/to/{id}/days", {
        path: { id: gift.uuid },
        ...(zonecode !== null && { query: { zonecode } }),
      }),
    enabled: gift.canChooseDay,
  });
}

/** @example giftDayText({ arrivalFrom: "2026-12-03", day: "2026-12-04" }) // "12월 3일 (목)~4일 (금)" */
export function giftDayText({ arrivalFrom, day }: GiftDay): string {
  return arrivalDays(arrivalFrom, day);
}
