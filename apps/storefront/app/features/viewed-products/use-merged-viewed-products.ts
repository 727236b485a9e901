import { useQuery } from "@tanstack/react-query";
import type { Viewed } from "@todayfruit/domain/viewed-products/merge-viewed-products";
import { api } from "../../api/browser-api.ts";
import { serverClock } from "../../server-clock/server-clock.ts";
import { useSession } from "../../session/session-provider.tsx";
import type { ProductSummary } from "../catalog/product-summary-types.ts";
import { readDeviceViews, removeDeviceViews } from "./viewed-products-on-device.ts";

export const VIEWED_QUERY_KEY = ["viewed-products"] as const;

export type ViewedProduct = Viewed & { product: ProductSummary };

/** Viewed products, and how many of the device were merged into the member's list. */
export type ViewedProducts = { list: ViewedProduct[]; merged: number };

/** Queries the recently viewed products with their cards: of the device for a guest, else of the member after a merge. */
export function useMergedViewedProducts() {
  const session = useSession();
  const isGuest = session.status === "ready" && session.userType === "guest";
  const query = useQuery({
    queryKey: [...VIEWED_QUERY_KEY, isGuest],
    queryFn: () => load(isGuest),
    enabled: session.status === "ready",
    staleTime: 0,
  });
  return { ...query, isGuest, sessionError: session.status === "failed" ? session.authError : null };
}

async function load(isGuest: boolean): Promise<ViewedProducts> {
  const now = new Date(serverClock.now()).toISOString();
  const onDevice = readDeviceViews(window.localStorage, now);
  const { list, added } = isGuest ? { list: onDevice, added: 0 } : await mergeIntoMember(onDevice, now);
  if (list.length === 0) return { list: [], merged: added };
  const ids = list.map(({ productId }) => productId).join(",");
  const cards = await api("GET /v1/products/viewed", { query: { ids } });
  const byId = new Map(cards.list.map((product) => [product.id, product]));
  return {
    list: list.flatMap((view) => {
      const product = byId.get(view.productId);
      return product ? [{ ...view, product }] : [];
    }),
    merged: added,
  };
}

/** Moves the views of the device to the member. */
async function mergeIntoMember(
  onDevice: readonly Viewed[],
  now: string,
): Promise<{ list: Viewed[]; added: number }> {
  if (onDevice.length === 0) return { ...(await api("GET /v1/app-users/viewed-products")), added: 0 };
  const merged = await api("POST /v1/app-users/viewed-products", { body: { views: [...onDevice] } });
  removeDeviceViews(window.localStorage, now);
  return merged;
}
