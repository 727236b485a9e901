import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../api/browser-api.ts";
import { pagePreview } from "../../preview/read-preview-token-and-instant.ts";
import { serverClock } from "../../server-clock/server-clock.ts";
import { useChangedTerms } from "../terms/use-changed-terms.ts";
import { closedPopups } from "./closed-popups-storage.ts";
import { PopupSheet } from "./popup-sheet.tsx";

const MINUTE = 60_000;

/**
 * Shows the newest popup of the home that was not closed in this tab or for the day, one a visit of the page, and none to a
 * member who is asked for consent to changed terms.
 *
 * @param memberId `null` for guests
 */
export function HomePopup({ memberId }: { memberId: number | null }) {
  const [isClosed, setClosed] = useState(false);
  const { data: popups = [] } = useQuery({
    queryKey: ["popups"],
    queryFn: async () => (await api("GET /v1/popups", { query: { variant: variant.name } })).list,
    staleTime: MINUTE,
  });
  const terms = useChangedTerms(memberId);
  const isAsked = memberId !== null && (terms.data === undefined || terms.data.length > 0);
  const now = serverClock.now();
  const stores = pagePreview === null ? [window.localStorage, window.sessionStorage] : [];
  const closed = stores.flatMap((store) => closedPopups(store, now));
  const popup = popups.find(({ id, endsAt }) => Date.parse(endsAt) > now && !closed.includes(id));
  return popup && !isClosed && !isAsked ? (
    <PopupSheet popup={popup} onClosed={() => setClosed(true)} />
  ) : null;
}
