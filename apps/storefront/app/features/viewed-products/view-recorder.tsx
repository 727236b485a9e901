import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { api } from "../../api/browser-api.ts";
import { serverClock } from "../../server-clock/server-clock.ts";
import { useSession } from "../../session/session-provider.tsx";
import { VIEWED_QUERY_KEY } from "./use-merged-viewed-products.ts";
import { addDeviceViews } from "./viewed-products-on-device.ts";

type ViewRecorderProps = { productId: number; price: number };

/** Records the view of a product: of a guest on the device, of a member at the shop. Renders nothing. */
export function ViewRecorder({ productId, price }: ViewRecorderProps) {
  const session = useSession();
  const queries = useQueryClient();
  const record = useEffectEvent((isGuest: boolean, id: number) => {
    const viewedAt = new Date(serverClock.now()).toISOString();
    const view = { productId: id, viewedAt, price };
    // A view that the shop did not take stays on the device and is merged with the next list.
    const keep = () => addDeviceViews(window.localStorage, [view], viewedAt);
    if (isGuest) keep();
    else api("POST /v1/app-users/viewed-products", { body: { views: [view] } }).catch(keep);
    void queries.invalidateQueries({ queryKey: VIEWED_QUERY_KEY });
  });
  const isReady = session.status === "ready";
  const isGuest = isReady && session.userType === "guest";
  useEffect(() => {
    if (isReady) record(isGuest, productId);
  }, [isReady, isGuest, productId]);
  return null;
}
