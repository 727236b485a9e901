import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { track } from "../../../../analytics/page-event-queue.ts";
import { api } from "../../../../api/browser-api.ts";
import { CART_QUERY_KEY } from "../../../../features/cart/cart-query-key.ts";
import { nameProductsInRefusalText } from "../../../../features/checkout/name-products-in-refusal-text.ts";
import { USER_QUERY_KEY } from "../../../../session/session-provider.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import type { Cart } from "../state/cart-types-and-readers.ts";

export type SuggestedProduct = Reply<"GET /v1/distributors/{id}/smallest-options">["list"][number];

type Added = { filler: SuggestedProduct; missing: number };

/**
 * Adds the smallest option of a suggested product; the snackbar says what was saved and takes it back.
 *
 * @param fee shipping fee that free shipping saves, in 원
 */
export function useAddSuggestedProduct(fee: number) {
  const queries = useQueryClient();
  const onError = (error: Error) => showSnackbar(nameProductsInRefusalText(error), { tone: "failure" });
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: USER_QUERY_KEY });
    return queries.invalidateQueries({ queryKey: CART_QUERY_KEY });
  };

  const takeBack = useMutation({
    mutationFn: async (groupId: number) => {
      const cart = await queries.fetchQuery<Cart>({
        queryKey: CART_QUERY_KEY,
        queryFn: () => api("GET /v1.2/app-users/shopping-carts"),
      });
      const item = cart.list
        .flatMap(({ bundleItems }) => bundleItems)
        .find(({ optionGroups }) => optionGroups.some(({ id }) => id === groupId));
      if (!item) return;
      await api("DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}", {
        path: { id: item.id, gid: groupId },
      });
    },
    onError,
    onSettled: refresh,
  });

  return useMutation({
    mutationFn: ({ filler: { product, option } }: Added) =>
      api("POST /v1.2/app-users/shopping-carts", {
        body: { productId: product.id, optionGroups: [{ optionId: option.id, optionUnit: 1 }] },
      }),
    onSuccess: async ({ optionGroupIds: [groupId] }, { filler: { product, option }, missing }) => {
      track("add_to_cart", { lines: [{ product, option, price: option.price, quantity: 1 }] });
      await refresh();
      const saved =
        missing === 0
          ? `배송비 ${groupDigits(fee)}원이 빠졌어요`
          : `${groupDigits(missing)}원 더 담으면 무료배송이에요`;
      const undo = { label: "되돌리기", run: () => groupId !== undefined && takeBack.mutate(groupId) };
      showSnackbar(`${josa(product.name, "을/를")} 담았어요. ${saved}`, { tone: "success", action: undo });
    },
    onError,
  });
}
