import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { api } from "../../../../api/browser-api.ts";
import { CART_QUERY_KEY } from "../../../../features/cart/cart-query-key.ts";
import { nameProductsInRefusalText } from "../../../../features/checkout/name-products-in-refusal-text.ts";
import { USER_QUERY_KEY } from "../../../../session/session-provider.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { type Cart, groupsOf } from "../state/cart-types-and-readers.ts";
import type { CheaperLine } from "./saving-row.tsx";

const REPLACE = "POST /v1/app-users/shopping-carts/replacements";

/** Replaces a line of the cart by what costs less; the snackbar says what was saved and takes it back. */
export function useReplaceLine(cart: Cart) {
  const queries = useQueryClient();
  const onError = (error: Error) => {
    showSnackbar(nameProductsInRefusalText(error), { tone: "failure" });
    // What is suggested and what the cart holds may both have changed.
    void queries.invalidateQueries({ queryKey: ["cart-savings"] });
    void queries.invalidateQueries({ queryKey: CART_QUERY_KEY });
  };
  const keep = ({ cart: replaced }: Reply<typeof REPLACE>) => {
    queries.setQueryData(CART_QUERY_KEY, replaced);
    void queries.invalidateQueries({ queryKey: USER_QUERY_KEY });
  };

  const takeBack = useMutation({
    mutationFn: (body: Input<typeof REPLACE>["body"]) => api(REPLACE, { body }),
    onSuccess: keep,
    onError,
  });

  return useMutation({
    mutationFn: ({ replaced, replacement }: CheaperLine) =>
      api(REPLACE, {
        body: {
          optionGroupId: replaced.optionGroupId,
          productId: replacement.product.id,
          optionId: replacement.option.id,
          optionUnit: replacement.optionUnit,
        },
      }),
    onSuccess: (reply, { replaced, replacement }) => {
      keep(reply);
      const before = groupsOf(cart).find(({ group }) => group.id === replaced.optionGroupId);
      const saved = reply.saving > 0 ? ` ${groupDigits(reply.saving)}원 덜 들어요` : "";
      showSnackbar(`${josa(replacement.option.name, "으로/로")} 바꿨어요.${saved}`, {
        tone: "success",
        ...(before && {
          action: {
            label: "되돌리기",
            run: () =>
              takeBack.mutate({
                optionGroupId: reply.optionGroupId,
                productId: before.item.product.id,
                optionId: before.group.productOptionCombination.id,
                optionUnit: replaced.optionUnit,
              }),
          },
        }),
      });
    },
    onError,
  });
}
