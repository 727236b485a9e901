import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { CART_QUERY_KEY } from "../../../features/cart/cart-query-key.ts";
import { paths } from "../../../paths.ts";
import { readCurrentAttribution } from "../../../session/attribution/read-current-attribution.ts";
import { USER_QUERY_KEY } from "../../../session/session-provider.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

/** Uses a checkout link: its goods come into the cart and their order form opens in place of the link. */
export function useOpenOrderForm(token: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { id } = await api("POST /v1/checkout-links/{token}/use", { path: { token } });
      const query = readCurrentAttribution(window.localStorage, Date.now());
      return api("POST /v4/app-users/order-tmp", { query, body: { orderItemTmpId: id } });
    },
    onSuccess: (form) => navigate(paths.checkout(form.id), { replace: true }),
    onError: (error) => {
      showSnackbar(extractErrorText(error), {
        tone: "failure",
        action: { label: "장바구니", run: () => void navigate(paths.cart) },
      });
      void queries.invalidateQueries({ queryKey: ["checkout-link", token] });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: USER_QUERY_KEY }),
        queries.invalidateQueries({ queryKey: CART_QUERY_KEY }),
      ]),
  });
}
