import type { Reply } from "@todayfruit/contract/all-calls";
import type { ACTORS } from "@todayfruit/contract/privacy-log/my-privacy-log.calls";
import { describePrivacyLogEntry } from "@todayfruit/domain/privacy-log/describe-privacy-log-entry";
import type { EntryRow } from "./privacy-log.repository.ts";

const MOST_LINKS = 3;

/** Presents an entry to its member: a role, farm or carrier, and never an operator. */
export function presentEntry(row: EntryRow): Reply<"GET /v1/app-users/privacy-log">["list"][number] {
  const { act, actor } = row;
  return {
    id: row.id,
    actor: actor as (typeof ACTORS)[number],
    actorName: row.actor_name,
    ...describePrivacyLogEntry({ act, isOwn: actor === "self", isMasked: row.is_masked }),
    reason: row.reason,
    orderIds: row.order_ids.slice(-MOST_LINKS).toReversed(),
    inquiryIds: row.inquiry_ids.slice(-MOST_LINKS).toReversed(),
    at: row.at.toISOString(),
  };
}
