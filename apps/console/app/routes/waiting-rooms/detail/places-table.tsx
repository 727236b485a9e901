import { Link } from "react-router";
import { PLACE_STATE_NAMES } from "../../../features/waiting-rooms/room-and-place-state-names.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { type PlaceRow, usePlaces } from "./use-places.ts";

const HEADS = [
  { text: "순서", align: "right" },
  { text: "어떻게" },
  { text: "회원" },
  { text: "온 때" },
  { text: "차례" },
  { text: "상태" },
  { text: "주문" },
] as const;

/** Places of a room in their order: drawn by lot or by when they came, and what became of each. */
export function PlacesTable({ roomId }: { roomId: number }) {
  const places = usePlaces(roomId);
  const rows = places.data?.pages.flatMap((page) => page.list) ?? [];
  if (places.error && !places.data)
    return <ErrorScreen error={places.error} onRetry={() => void places.refetch()} />;
  if (!places.data) return <RowsSkeleton rows={8} />;
  if (rows.length === 0) return <p className="py-6 text-ink-3">아직 들어온 분이 없어요</p>;
  return (
    <>
      <Table label="순서" heads={HEADS}>
        {rows.map((place) => (
          <Row key={place.id} place={place} />
        ))}
      </Table>
      {places.hasNextPage && (
        <Button
          className="mt-2.5"
          size="sm"
          busy={places.isFetchingNextPage}
          onClick={() => void places.fetchNextPage()}
        >
          더 보기
        </Button>
      )}
    </>
  );
}

function Row({ place }: { place: PlaceRow }) {
  const now = Date.now();
  const isBought = place.state === "bought";
  return (
    <TableRow>
      <td className="number text-right">{place.number ?? "–"}</td>
      <td className="whitespace-nowrap">
        {place.isDrawn ? "추첨" : "온 차례"}
        {place.drawHash && (
          <span className="number block text-micro text-ink-3" title={place.drawHash}>
            {place.drawHash.slice(0, 8)}…
          </span>
        )}
      </td>
      <td>
        {place.memberId === null ? (
          <span className="text-ink-3">나간 회원</span>
        ) : (
          <Link className="number underline" to={paths.member(place.memberId)}>
            {place.memberId}
          </Link>
        )}
      </td>
      <td className="number whitespace-nowrap">{instantText(place.cameAt, now)}</td>
      <td className="number whitespace-nowrap">
        {place.calledAt === null ? "–" : instantText(place.calledAt, now)}
      </td>
      <td className="whitespace-nowrap">
        <Badge tone={isBought ? "success" : "neutral"}>{PLACE_STATE_NAMES[place.state]}</Badge>
      </td>
      <td className="number whitespace-nowrap">
        {place.orderId !== null && (
          <Link className="underline" to={paths.order(place.orderId)}>
            {place.orderId}
          </Link>
        )}
        {place.boughtUnits !== null && ` · ${place.boughtUnits}상자`}
      </td>
    </TableRow>
  );
}
