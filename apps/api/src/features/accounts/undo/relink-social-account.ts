import type { Tx } from "../../../db/database.ts";
import type { Services, SnsType } from "../../../http/handler-context-types.ts";
import type { FormerLink } from "../../account-changes/open-sealed-former-values.ts";
import { refreshTokenAssociatedData } from "../social/refresh-token-associated-data.ts";
import { relink } from "../social/social-logins-and-links.repository.ts";
import { aboutUnlink, type Unlinked } from "../social/unlinking/unlink-accounts.ts";
import { consumeUnlink } from "../social/unlinking/unlinks.repository.ts";

/**
 * Restores the link to a social account. A pending notice to the provider is cancelled; a provider that was notified
 * asks for consent at the next login and knows the member by the same subject.
 *
 * @returns `false` when the account is another member's now
 */
export async function relinkSocialAccount(
  { sealing }: Services,
  tx: Tx,
  { userId, snsType, former }: { userId: number; snsType: SnsType; former: FormerLink },
): Promise<boolean> {
  const { subject, linkedAt, unlinkId } = former;
  const waiting = await consumeUnlink(tx, unlinkId);
  const refreshToken = waiting
    ? (
        JSON.parse(
          sealing.open({ keyId: waiting.key_id, sealed: waiting.sealed }, aboutUnlink(unlinkId)),
        ) as Unlinked
      ).refreshToken
    : null;
  const sealed =
    refreshToken === null ? null : sealing.seal(refreshToken, refreshTokenAssociatedData(snsType, subject));
  return relink(tx, { snsType, subject, userId, linkedAt: new Date(linkedAt), sealed });
}
