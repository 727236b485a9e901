import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import type { SubscriptionInterval } from "@todayfruit/domain/subscriptions/subscription-limits";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api, apiWithKey } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { ADDRESS_BOOK_KEY } from "../../addresses/address-book-type-and-query-key.ts";
import { orderAddressFromAddressBook } from "../../addresses/order-address-from-address-book.ts";
import { SUBSCRIPTIONS_KEY } from "../use-subscriptions.ts";

type Plan = NonNullable<Reply<"GET /v1/products/{id}/selling-plan">["plan"]>;

export type SubscribeForm = ReturnType<typeof useSubscribeForm>;

/**
 * Form of a subscription: option, units, interval, first day, limit and address, beginning with what the shop suggests.
 *
 * @param plan `null` until it is known; nothing is asked for without it
 */
export function useSubscribeForm(plan: Plan | null, enabled: boolean) {
  const session = useSession();
  const isMember = session.status === "ready" && session.userType !== "guest";
  const navigate = useNavigate();
  const queries = useQueryClient();
  const key = useRef<string | null>(null);
  const [chosenOption, setOption] = useState<number | null>(null);
  const [units, setUnits] = useState(1);
  const [chosenWeeks, setWeeks] = useState<SubscriptionInterval | null>(null);
  const [chosenDay, setDay] = useState<string | null>(null);
  /** `undefined`: as suggested. */
  const [typedLimit, setLimit] = useState<number | null | undefined>(undefined);
  const [chosenAddress, setAddress] = useState<number | null>(null);
  const optionId = chosenOption ?? plan?.optionIds[0] ?? 0;

  const offer = useQuery({
    queryKey: ["subscription-offer", optionId, units],
    queryFn: () =>
      api("GET /v1/app-users/subscription-offers/{optionId}", { path: { optionId }, query: { units } }),
    enabled: enabled && optionId !== 0,
    placeholderData: (before) => (before?.optionId === optionId ? before : undefined),
    staleTime: 0,
  });
  const book = useQuery({
    queryKey: ADDRESS_BOOK_KEY,
    queryFn: () => api("GET /v1/app-users/delivery-address"),
    enabled: enabled && isMember,
  });
  const addresses = book.data?.list ?? [];
  const address = addresses.find(({ id }) => id === chosenAddress) ?? addresses[0] ?? null;
  const intervals = offer.data?.intervals ?? [];
  const weeks = intervals.find((each) => each === chosenWeeks) ?? intervals[Math.floor(intervals.length / 2)];
  const days = offer.data?.days ?? [];
  const day = days.find(({ dispatchOn }) => dispatchOn === chosenDay) ?? days[0];
  const limit = typedLimit === undefined ? (offer.data?.suggestedLimit ?? null) : typedLimit;

  const starting = useMutation({
    mutationFn: async () => {
      const card = offer.data?.card;
      if (!card || !weeks || !day || !address)
        throw new Error("The button is there once everything is chosen");
      key.current ??= crypto.randomUUID();
      return apiWithKey(key.current)("POST /v1/app-users/subscriptions", {
        body: {
          optionId,
          units,
          intervalWeeks: weeks,
          dispatchOn: day.dispatchOn,
          priceLimit: limit,
          cardId: card.id,
          address: orderAddressFromAddressBook(address),
        },
      });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY });
      showSnackbar("정기배송을 시작했어요. 출고 이틀 전에 결제해요", { tone: "success" });
      void navigate(paths.subscriptions, { replace: true });
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
      showSnackbar(extractErrorText(error), { tone: "failure" });
      void offer.refetch();
    },
  });
  return {
    isMember,
    offer,
    optionId,
    setOption,
    units,
    setUnits,
    weeks,
    setWeeks,
    day,
    setDay,
    limit,
    setLimit,
    addresses,
    isBookPending: isMember && book.isPending,
    address,
    setAddress,
    start: starting.mutate,
    isStarting: starting.isPending,
  };
}
