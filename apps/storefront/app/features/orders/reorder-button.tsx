import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../../api/browser-api.ts";
import { errorText } from "../../api/error-text.ts";
import { paths } from "../../paths.ts";
import { USER_QUERY_KEY } from "../../session/session-provider.tsx";
import { Button } from "../../ui/form/button.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import type { OrderedItem } from "./ordered-item.ts";
import { type ReorderResult, reorder, reorderText } from "./reorder.ts";

/** 다시 담기: puts the options of an ordered product into the cart again and says which could not be put in. */
export function ReorderButton({ item }: { item: OrderedItem }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const putting = useMutation({
    mutationFn: () =>
      reorder(item, async (productId, optionGroup) => {
        await api("POST /v1.2/app-users/shopping-carts", {
          body: { productId, optionGroups: [optionGroup] },
        });
      }),
    onSuccess: async (result: ReorderResult) => {
      const text = reorderText(result, errorText);
      if (result.put === 0) showSnackbar(text, { tone: "failure" });
      else {
        const action = { label: "장바구니 보기", run: () => void navigate(paths.cart) };
        showSnackbar(text, { tone: "success", action });
      }
      await queries.invalidateQueries({ queryKey: USER_QUERY_KEY });
    },
  });
  return (
    <Button
      className="grow"
      tone={item.orderItemProductStatus === "complete" ? "tint" : "outline"}
      size="sm"
      aria-label={`${item.product.name} 다시 담기`}
      busy={putting.isPending}
      onClick={() => putting.mutate()}
    >
      다시 담기
    </Button>
  );
}
