import type { Tx } from "../../db/database.ts";
import type { Sealing } from "../../db/sealing.ts";
import { formatInstant } from "./format-instant.ts";
import { addNotice } from "./outbox.repository.ts";

/** Notifies the phone of a member who left, because the member's row no longer has it. */
export async function announceAccountDeletion(
  tx: Tx,
  { sealing, rules }: { sealing: Sealing; rules: { shopName: string; publicUrl: string } },
  { userId, phone, now }: { userId: number; phone: string; now: Date },
): Promise<void> {
  await addNotice(tx, sealing, {
    template: "MEMBER_LEFT",
    to: phone,
    variables: { 상호: rules.shopName, 일시: formatInstant(now), 링크: `${rules.publicUrl}/support` },
    key: `left ${userId}`,
    subject: `leaving of ${userId}`,
    now,
  });
}
