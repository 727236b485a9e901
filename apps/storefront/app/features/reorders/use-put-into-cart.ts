import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { track } from "../../analytics/page-event-queue.ts";
import { api } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { paths } from "../../paths.ts";
import { USER_QUERY_KEY } from "../../session/session-provider.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import { CART_QUERY_KEY } from "../cart/cart-query-key.ts";
import { type PutLine, putIntoCart, putText } from "./put-into-cart-and-write-result.ts";

/**
 * Puts lines into the cart and says what may surprise.
 *
 * @param onDone called when at least one line was put in; the snackbar follows once it has finished
 */
export function usePutIntoCart(onDone?: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (lines: readonly PutLine[]) =>
      putIntoCart(lines, async ({ product, option, units }) => {
        await api("POST /v1.2/app-users/shopping-carts", {
          body: { productId: product.id, optionGroups: [{ optionId: option.id, optionUnit: units }] },
        });
      }),
    onSuccess: async (result) => {
      track("add_to_cart", {
        lines: result.put.map(({ product, option, price, units }) => ({
          product,
          option,
          price,
          quantity: units,
        })),
      });
      const text = putText(result, extractErrorText);
      if (result.put.length === 0) showSnackbar(text, { tone: "failure" });
      else {
        onDone?.();
        const action = { label: "장바구니", run: () => void navigate(paths.cart) };
        showSnackbar(text, { tone: "success", action });
      }
      await Promise.all([
        queries.invalidateQueries({ queryKey: USER_QUERY_KEY }),
        queries.invalidateQueries({ queryKey: CART_QUERY_KEY }),
      ]);
    },
  });
}
