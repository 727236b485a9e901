import type { Input } from "@todayfruit/contract/all-calls";
import { hideText } from "@todayfruit/domain/korean/mask-personal-data";
import { UNMASKED_MINUTES, unmaskSentence } from "@todayfruit/domain/members/unmask-reason";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentAddress } from "../../addresses/address.presenter.ts";
import { listAddressRows } from "../../addresses/addresses.repository.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { deriveRecentPaymentsStart } from "../derive-recent-payments-start.ts";
import { findMember } from "../members.repository.ts";
import { addAccess } from "./accesses.repository.ts";

type Unmasked = Answer<"POST /operator/v1/members/{id}/personal-data">;

/**
 * Shows the name, contacts and addresses of one member for five minutes, without entrance codes; the reason is recorded in the trail, and shown
 * to the member.
 */
export async function unmaskMember(
  { path: { id }, body }: Input<"POST /operator/v1/members/{id}/personal-data">,
  context: OperatorContext,
): Promise<Unmasked> {
  const { operator } = context;
  const reason = unmaskSentence(body.reason, body.otherReason);
  if (reason === null) return refuse("UNMASK_REASON_REQUIRED");
  return context.db.transaction<Unmasked>(
    async (tx) => {
      const at = context.now();
      const member = await findMember(tx, id, { now: at, since: deriveRecentPaymentsStart(at) });
      if (!member) return refuse("MEMBER_NOT_FOUND");
      const until = new Date(at.getTime() + UNMASKED_MINUTES * 60_000);
      await addAccess(tx, { userId: id, operatorId: operator.id, orderId: null, reason, at, until });
      const shown = { members: [id] };
      await addReading(tx, context, { subject: `member ${id}`, by: ["id"], shown, isMasked: false, reason });
      const addresses = await listAddressRows(tx, id);
      const { remoteAreas } = await context.deliveryCalendar.read();
      return ok({
        id,
        name: member.name,
        phone: member.phone,
        email: member.email,
        addresses: addresses
          .map((row) => presentAddress(row, remoteAreas))
          .map((address) => ({ ...address, entranceCode: hideText(address.entranceCode) })),
        unmaskedUntil: until.toISOString(),
      });
    },
    (result) => result.ok,
  );
}
