import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { PRODUCT_LISTS } from "../../../features/products/update-cached-product-lists.ts";
import { paths } from "../../../paths.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import {
  formToProduct,
  keepNewProduct,
  type NewProductDraft,
} from "./store-and-convert-new-product-draft.ts";

/** Makes a product and leads to its editor; a press after a lost reply makes no second one. */
export function useCreateProduct() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (draft: NewProductDraft) => {
      const body = formToProduct(draft);
      return callApi("POST /operator/v1/products", { body }, keyOf(body));
    },
    networkMode: "always",
    async onSuccess({ id }) {
      keepNewProduct(null);
      toasts.show({ text: "상품을 만들었어요. 나머지를 적고 공개해 주세요" });
      await client.resetQueries({ queryKey: [PRODUCT_LISTS] });
      void navigate(paths.product(id));
    },
  });
}
