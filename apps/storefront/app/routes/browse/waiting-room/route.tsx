import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import Bell from "lucide-react/icons/bell";
import Ticket from "lucide-react/icons/ticket";
import { Suspense, useState } from "react";
import { data } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { replyOrNotFoundPage } from "../../../api/reply-or-not-found-page.ts";
import { apiContext, originContext, shownAt } from "../../../api/server-request-context.ts";
import { shareLink } from "../../../features/sharing/share-link.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import type { PageHandle } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import { useServerTime } from "../../../server-clock/use-server-time.ts";
import { createLazyComponent } from "../../../ui/create-lazy-component.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Callout } from "../../../ui/layout/callout.tsx";
import { shareImageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";
import type { Route } from "./+types/route";
import { BoxCountChoice } from "./box-count-choice.tsx";
import { deriveRoomPageState } from "./derive-room-page-state.ts";
import { formatOpeningPageTitle } from "./format-opening-page-title.ts";
import { RoomActionBar } from "./room-action-bar.tsx";
import { RoomConnectionError } from "./room-connection-error.tsx";
import { RoomProduct } from "./room-product.tsx";
import { RoomRules } from "./room-rules.tsx";
import { RoomStatusCard } from "./room-status-card.tsx";
import { useWaitingRoomPlaceWithActions } from "./use-waiting-room-place-with-actions.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  const room = await replyOrNotFoundPage(
    context.get(apiContext)("GET /v1/waiting-rooms/{id}", { path: { id } }),
  );
  return { room, now: shownAt(context), origin: context.get(originContext) };
}

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  canonicalPath: ({ room }) => paths.waitingRoom(room.id),
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: variant.displayName }];
  const { room, origin } = loaderData;
  const title = `${room.product.name} 오픈 · ${variant.displayName}`;
  const [image] = room.product.images;
  return [
    { title },
    { property: "og:title", content: title },
    ...(image ? [{ property: "og:image", content: origin + shareImageUrl(image) }] : []),
  ];
};

/** Loaded when it is shown: until the room is drawn or over nobody needs it. */
const UncertainStockOrAlternatives = createLazyComponent(
  async () => (await import("./other-ways/uncertain-stock-or-alternatives.tsx")).UncertainStockOrAlternatives,
);
/** Views in which there is something to do besides waiting. */
const WITH_OTHER_WAYS = ["maybe", "missed", "over"];

/** Steps are shown until the own turn has come. */
const WITH_STEPS = ["announced", "entering", "drawn"];

/** Waiting room of an announced opening: entered by opening the page, kept through reloads and on a second device. */
export default function WaitingRoomPage({ loaderData: { room, now: rendered } }: Route.ComponentProps) {
  const now = useServerTime(rendered, true);
  const own = useWaitingRoomPlaceWithActions(room);
  const [units, setUnits] = useState(1);
  const { status, session } = own;
  const view = deriveRoomPageState(room, status);
  const boxPrices = status?.place?.boxPrices ?? [];
  const chosen = boxPrices.find((each) => each.units === units) ?? boxPrices[0] ?? null;
  const isLoading = session.status === "starting" || (own.isMember && status === null && !own.place.isError);
  const isLost = own.place.isError;
  return (
    <>
      <AppBar
        back
        title={formatOpeningPageTitle(room.product.name)}
        share={() =>
          void shareLink({
            title: `${room.product.name} 오픈`,
            url: window.location.origin + paths.waitingRoom(room.id),
          })
        }
      />
      <main id="contents" className="flex flex-col bg-surface">
        {session.status === "failed" && (
          <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
        )}
        {isLoading && <RowsSkeleton name="대기실" />}
        {isLost && (
          <RoomConnectionError
            number={status?.place?.number ?? null}
            onRetry={() => void own.place.refetch()}
          />
        )}
        {!isLoading && !isLost && session.status !== "failed" && (
          <>
            <RoomStatusCard room={room} view={view} status={status} now={now} />
            <RoomProduct room={room} />
            {view === "hold" && chosen && (
              <BoxCountChoice boxPrices={boxPrices} chosen={chosen} onChoose={setUnits} />
            )}
            {view === "drawn" && status?.place?.wantsNotice && (
              <div className="bg-surface px-gutter pb-6">
                <Callout icon={Bell}>다른 화면을 봐도 돼요. 차례 1분 전에 알림을 보내요</Callout>
              </div>
            )}
            {(view === "missed" || view === "over") && room.next && (
              <div className="bg-surface px-gutter pb-6">
                <Callout icon={Ticket} tone="brand">
                  다음 오픈{" "}
                  <b className="font-bold">
                    {formatMonthDay(kstDateOf(room.next.opensAt))} {kstTimeOf(room.next.opensAt)}
                  </b>
                  에 알림을 켜면 대기실이 열릴 때 알려드려요
                </Callout>
              </div>
            )}
            {WITH_OTHER_WAYS.includes(view) && (
              <Suspense fallback={null}>
                <UncertainStockOrAlternatives room={room} view={view} leave={own.leave} />
              </Suspense>
            )}
            {WITH_STEPS.includes(view) && (
              <div className="bg-sunken pt-2">
                <RoomRules room={room} />
              </div>
            )}
          </>
        )}
        {!isLoading && !isLost && <RoomActionBar room={room} view={view} own={own} chosen={chosen} />}
      </main>
    </>
  );
}
