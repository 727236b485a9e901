import type { Tx } from "../../../db/database.ts";
import type { Services, SnsType } from "../../../http/context.ts";
import type { FormerLink } from "../changes/former-values.ts";
import { aboutSocial } from "./social-secrets.ts";
import { addUnlink, type LinksOf, takeAccounts } from "./unlinks.repository.ts";

/** A link that ended: of which provider, and what it was. */
export type EndedLink = { snsType: SnsType; former: FormerLink };

/** Whom a provider is told of, as it lies sealed until then. */
export type Unlinked = { subject: string; refreshToken: string | null };

/**
 * Ends the links of a member, one or all. The provider is told after the transaction, by the job `tellProviders`: who
 * has left here has left there, also when the process dies or the provider is down.
 *
 * @returns the links that ended
 */
export async function unlinkAccounts(
  { sealing, uuid, now }: Services,
  tx: Tx,
  links: LinksOf,
): Promise<EndedLink[]> {
  const ended: EndedLink[] = [];
  const taken = await takeAccounts(tx, links);
  for (const { sns_type, subject, linked_at, key_id, sealed } of taken) {
    const refreshToken =
      key_id === null || sealed === null
        ? null
        : sealing.open({ keyId: key_id, sealed }, aboutSocial(sns_type, subject));
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

/** What such a row belongs to, so that it opens as no other. */
export function aboutUnlink(id: string): string {
  return `social_unlink ${id}`;
}
