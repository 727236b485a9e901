import { useQueryClient } from "@tanstack/react-query";
import { type TrackedLineItem, track } from "../../../../analytics/page-event-queue.ts";
import { api } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { shareLink } from "../../../../features/sharing/share-link.ts";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { type PersonalProductData, personalProductDataKey } from "./use-personal-product-data.ts";

type SharedProduct = TrackedLineItem["product"] & { productPrice: { price: number } };

/** Shares a product's URL and reports it to the server, which unlocks products sold after sharing only. */
export function useShareProduct(product: SharedProduct): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const url = window.location.origin + window.location.pathname;
    if (!(await shareLink({ title: product.name, url }))) return;
    const lines = [{ product, price: product.productPrice.price, quantity: 1 }];
    track("share", { content_type: "product", item_id: String(product.id), lines });
    try {
      const { userProductOrderConditions } = await api("POST /v1/app-users/user-products/{type}/{id}", {
        path: { type: "share", id: product.id },
      });
      queries.setQueryData<PersonalProductData>(
        personalProductDataKey(product.id),
        (known) => known && { ...known, userProductOrderConditions },
      );
      if (userProductOrderConditions.length > 0) showSnackbar("이제 살 수 있어요", { tone: "success" });
    } catch (error) {
      showSnackbar(extractErrorText(error), { tone: "failure" });
    }
  };
}
