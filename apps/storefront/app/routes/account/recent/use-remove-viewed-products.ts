import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { VIEWED_QUERY_KEY } from "../../../features/viewed-products/use-merged-viewed-products.ts";
import { removeDeviceViews } from "../../../features/viewed-products/viewed-products-on-device.ts";
import { serverClock } from "../../../server-clock/server-clock.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

/** Removes the view of a product, or all with `null`: from the device of a guest, else at the shop. */
export function useRemoveViewedProducts(isGuest: boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (productId: number | null) => {
      if (isGuest) {
        const now = new Date(serverClock.now()).toISOString();
        removeDeviceViews(window.localStorage, now, productId ?? undefined);
        return;
      }
      const query = productId === null ? {} : { productId };
      await api("DELETE /v1/app-users/viewed-products", { query });
    },
    onSuccess: (_removed, productId) =>
      showSnackbar(productId === null ? "최근 본 상품을 모두 지웠어요" : "지웠어요"),
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
    onSettled: () => queries.invalidateQueries({ queryKey: VIEWED_QUERY_KEY }),
  });
}
