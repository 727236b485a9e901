import type { Reply } from "@todayfruit/contract/all-calls";
import { maskName } from "@todayfruit/domain/korean/mask-personal-data";
import type { LoggedMessageRow } from "./list-logged-messages.repository.ts";

export function presentMessage(row: LoggedMessageRow): Reply<"GET /operator/v1/messages">["list"][number] {
  return {
    id: row.id,
    channel: row.channel,
    template: row.template,
    subject: row.subject,
    order:
      row.order_id === null || row.order_number === null
        ? null
        : { id: row.order_id, orderNumber: row.order_number },
    member: row.member_id === null ? null : { id: row.member_id, name: maskName(row.member_name ?? "") },
    result: row.result,
    tries: row.tries,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    droppedAt: row.dropped_at?.toISOString() ?? null,
    reason: row.reason,
    reportedAt: row.reported_at?.toISOString() ?? null,
    reportCode: row.report_code,
  };
}
