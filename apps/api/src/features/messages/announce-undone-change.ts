import type { Tx } from "../../db/database.ts";
import { type AccountChange, CHANGES } from "./announce-account-change.ts";
import { formatInstant } from "./format-instant.ts";
import { recordEventToNotifyMember } from "./record-event-to-notify-member.ts";

/** Notifies a member that a change of their account was undone. The notice has no link, because an undoing is final. */
export async function announceUndoneChange(
  tx: Tx,
  shopName: string,
  { userId, kind, changeId, now }: { userId: number; kind: AccountChange; changeId: string; now: Date },
): Promise<void> {
  await recordEventToNotifyMember(tx, shopName, {
    template: "ACCOUNT_RESTORED",
    userId,
    variables: { 내용: CHANGES[kind][1], 일시: formatInstant(now) },
    href: "/sessions",
    key: `undone ${changeId}`,
    subject: `account of ${userId}`,
    now,
  });
}
