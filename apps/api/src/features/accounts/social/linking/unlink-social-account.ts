import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../../http/bind-calls.ts";
import { confirmedBeside } from "../../../../http/confirmation/identity-confirmation-token.ts";
import type { BuyerContext } from "../../../../http/handler-context-types.ts";
import { recordAndNotifyAccountChange } from "../../../account-changes/record-and-notify-account-change.ts";
import { lockMember } from "../../profile/profile-and-credentials.repository.ts";
import { listLinked } from "../social-logins-and-links.repository.ts";
import { unlinkAccounts } from "../unlinking/unlink-accounts.ts";

/** Ends a link, and notifies the provider soon after. The last way to log in cannot be unlinked. */
export async function unlinkSocialAccount(
  { path }: Input<"DELETE /v1/app-users/social/{snsType}">,
  context: BuyerContext,
): Promise<Answer<"DELETE /v1/app-users/social/{snsType}">> {
  const confirmed = confirmedBeside(context, "unlinkLogin");
  if (!confirmed.ok) return confirmed;
  const { buyer, db } = context;
  return db.transaction(
    async (tx) => {
      const { password_hash: password } = await lockMember(tx, buyer.id);
      const linked = (await listLinked(tx, buyer.id)).map((each) => each.sns_type);
      const left = linked.filter((each) => each !== path.snsType);
      if (linked.length > 0 && left.length === 0 && password === null) {
        return refuse("SOCIAL_LAST_LOGIN");
      }
      for (const { snsType, former } of await unlinkAccounts(context, tx, {
        userId: buyer.id,
        snsType: path.snsType,
      })) {
        await recordAndNotifyAccountChange(context, tx, {
          userId: buyer.id,
          kind: `unlinked-${snsType}` as const,
          values: former,
        });
      }
      return ok({ linked: left });
    },
    (result) => result.ok,
  );
}
