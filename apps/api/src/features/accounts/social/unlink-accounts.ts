import type { Tx } from "../../../db/database.ts";
import type { Services, SnsType } from "../../../http/context.ts";
import { aboutSocial } from "./social-secrets.ts";
import { addUnlink, type LinksOf, takeAccounts } from "./unlinks.repository.ts";

/** Whom a provider is told of, as it lies sealed until then. */
export type Unlinked = { subject: string; refreshToken: string | null };

/**
 * Ends the links of a member, one or all. The provider is told after the transaction, by the job `tellProviders`: who
 * has left here has left there, also when the process dies or the provider is down.
 *
 * @returns the providers whose links ended
 */
export async function unlinkAccounts(
  { sealing, uuid, now }: Services,
  tx: Tx,
  links: LinksOf,
): Promise<SnsType[]> {
  const taken = await takeAccounts(tx, links);
  for (const { sns_type, subject, key_id, sealed } of taken) {
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
  }
  return taken.map((each) => each.sns_type);
}

/** What such a row belongs to, so that it opens as no other. */
export function aboutUnlink(id: string): string {
  return `social_unlink ${id}`;
}
