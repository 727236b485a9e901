import { Link } from "react-router";
import { paths } from "../../../../paths.ts";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { shortDay } from "../../../../ui/format-dates-and-durations.ts";
import type { Member } from "../use-member.ts";
import { NothingYet } from "./nothing-yet.tsx";

/** Returns and exchanges of a member, the newest first, each with its order. */
export function MemberClaims({ claims }: { claims: Member["claims"] }) {
  if (claims.length === 0) return <NothingYet>취소하거나 돌려보낸 것이 없어요</NothingYet>;
  return (
    <ul>
      {claims.map(({ id, orderId, resolution, reason, status, requestedAt }) => (
        <li key={id} className="flex items-center gap-2.5 border-t border-line py-2 first:border-0">
          <span className="number w-12 text-ink-3">{shortDay(requestedAt)}</span>
          <Link to={paths.order(orderId)} className="min-w-0 flex-1 truncate font-semibold hover:underline">
            {RESOLUTIONS.get(resolution) ?? resolution}
            <span className="font-normal text-ink-3"> {REASONS.get(reason) ?? reason}</span>
          </Link>
          <Badge tone={status === "requested" ? "warning" : "neutral"}>
            {STATUSES.get(status) ?? status}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const RESOLUTIONS: ReadonlyMap<string, string> = new Map([
  ["refund", "반품"],
  ["replace", "교환"],
]);

const REASONS: ReadonlyMap<string, string> = new Map([
  ["spoiled", "상했어요"],
  ["damaged", "파손됐어요"],
  ["missing", "빠졌어요"],
  ["wrong_item", "다른 것이 왔어요"],
  ["different", "설명과 달라요"],
  ["changed_mind", "마음이 바뀌었어요"],
]);

const STATUSES: ReadonlyMap<string, string> = new Map([
  ["requested", "기다림"],
  ["approved", "승인"],
  ["denied", "거절"],
  ["taken_back", "거둬들임"],
]);
