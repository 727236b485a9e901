import type { Tx } from "../../../../db/database.ts";
import type { Services, SnsType } from "../../../../http/handler-context-types.ts";
import type { FormerLink } from "../../../account-changes/open-sealed-former-values.ts";
import { refreshTokenAssociatedData } from "../refresh-token-associated-data.ts";
import { addUnlink, endSocialLinks, type LinksOf } from "./unlinks.repository.ts";

/** Ended link: its provider and the former values. */
export type EndedLink = { snsType: SnsType; former: FormerLink };

/** Account to notify a provider of, stored sealed. */
export type Unlinked = { subject: string; refreshToken: string | null };

/**
 * Ends the links of a member, one or all. The job `unlinkAtProviders` notifies the provider after the transaction, so the
 * link also ends there when the process dies or the provider is down.
 *
 * @returns the links that ended
 */
export async function unlinkAccounts(
  { sealing, uuid, now }: Services,
  tx: Tx,
  links: LinksOf,
): Promise<EndedLink[]> {
  const ended: EndedLink[] = [];
  const taken = await endSocialLinks(tx, links);
  for (const { sns_type, subject, linked_at, key_id, sealed } of taken) {
    const refreshToken =
      key_id === null || sealed === null
        ? null
        : sealing.open({ keyId: key_id, sealed }, refreshTokenAssociatedData(sns_type, subject));
    const id = uuid();
    const whom: Unlinked = { subject, refreshToken };
    await addUnlink(tx, {
      id,
      snsType: sns_type,
      sealed: sealing.seal(JSON.stringify(whom), aboutUnlink(id)),
      now: now(),
    });
    const former = { subject, linkedAt: linked_at.toISOString(), unlinkId: id };
    ended.push({ snsType: sns_type, former });
  }
  return ended;
}

/** Returns the associated data of a sealed notice, so that it opens for its row only. */
export function aboutUnlink(id: string): string {
  return `pending_social_unlink ${id}`;
}
