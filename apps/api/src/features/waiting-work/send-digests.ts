import { digestSlot, waitingText } from "@todayfruit/domain/operators/waiting-work-kinds-and-texts";
import type { Services } from "../../http/handler-context-types.ts";
import { addOperatorLetter } from "../messages/outbox.repository.ts";
import { waitingNow } from "./show-waiting-work.ts";
import { claimDigest, listUntoldOperators } from "./waiting-work-and-digests.repository.ts";

/**
 * Mails each operator what waits for them, once an hour from 9 to 18 o'clock in Korea; nobody for whom nothing waits.
 *
 * @returns number of mails
 */
export async function sendDigests({ db, now, rules, sealing }: Services): Promise<number> {
  const slot = digestSlot(now());
  if (slot === null) return 0;
  const operators = await listUntoldOperators(db, slot);
  if (operators.length === 0) return 0;
  const waiting = await waitingNow(db, now());
  let sent = 0;
  for (const { id, email, permissions } of operators) {
    const text = waitingText(waiting, permissions);
    if (text === null) continue;
    const isNew = await db.transaction(async (tx) => {
      if (!(await claimDigest(tx, id, slot))) return false;
      return addOperatorLetter(tx, sealing, {
        template: "OPERATOR_DIGEST",
        to: email,
        variables: { 상호: rules.shopName, 할일: text },
        key: `operator ${id} digest ${slot.toISOString()}`,
        subject: `operator ${id}`,
        now: now(),
      });
    });
    if (isNew) sent += 1;
  }
  return sent;
}
