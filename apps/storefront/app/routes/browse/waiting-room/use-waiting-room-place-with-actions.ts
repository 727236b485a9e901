import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { paths } from "../../../paths.ts";
import { readCurrentAttribution } from "../../../session/attribution/read-current-attribution.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Room, Status } from "./derive-room-page-state.ts";

/** Share of the pause by which two pages differ, so that they do not ask at the same moment. */
const SPREAD = 0.3;

/** Own place in a room: asked again as often as the shop says, entered when the page is opened, left and bought with. */
export function useWaitingRoomPlaceWithActions(room: Room) {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isMember = session.status === "ready" && session.userType !== "guest";
  // The same at every render, since another pause would start over with each tick of the clock on the page.
  const [factor] = useState(() => 1 - SPREAD / 2 + Math.random() * SPREAD);
  const queryKey = ["waiting-room", room.id];
  const path = { id: room.id };
  const keep = (status: Status) => queries.setQueryData<Status>(queryKey, status);
  const onError = (error: unknown) => {
    showSnackbar(extractErrorText(error), { tone: "failure" });
    void queries.invalidateQueries({ queryKey });
  };

  const place = useQuery({
    queryKey,
    queryFn: () => api("GET /v1/waiting-rooms/{id}/place", { path }),
    enabled: isMember,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.askAgainSeconds ?? 5) * 1000 * factor,
  });
  const enter = useMutation({
    mutationFn: () => api("POST /v1/waiting-rooms/{id}/place", { path }),
    onSuccess: keep,
    onError,
  });
  const leave = useMutation({
    mutationFn: () => api("DELETE /v1/waiting-rooms/{id}/place", { path }),
    onSuccess: keep,
    onError,
  });
  const setNotice = useMutation({
    mutationFn: (isWanted: boolean) =>
      api("PUT /v1/waiting-rooms/{id}/place/notice", { path, body: { isWanted } }),
    onSuccess: keep,
    onError,
  });
  const order = useMutation({
    mutationFn: (units: number) =>
      api("POST /v4/app-users/order-tmp", {
        query: readCurrentAttribution(window.localStorage, Date.now()),
        body: {
          productId: room.product.id,
          optionGroups: [{ optionId: room.optionId, optionUnit: units }],
        },
      }),
    onSuccess: ({ id }) => navigate(paths.checkout(id)),
    onError,
  });

  const status = place.data ?? null;
  const mayEnter =
    status !== null && status.place === null && (status.state === "entering" || status.state === "calling");
  const { mutate: enterNow, isIdle } = enter;
  useEffect(() => {
    if (mayEnter && isIdle) enterNow();
  }, [mayEnter, isIdle, enterNow]);

  return { status, place, enter, leave, setNotice, order, session, isMember };
}
