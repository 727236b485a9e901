import type { Services } from "../../../../http/handler-context-types.ts";
import { aboutUnlink, type Unlinked } from "./unlink-accounts.ts";
import { dequeueUnlinks, dropUnlink, type UnlinkRow } from "./unlinks.repository.ts";

/** Retention of an unlinked account's data in ms, also when the provider could not be notified. */
const KEPT_MS = 5 * 86_400_000;

/**
 * Notifies Kakao and Naver of members who unlinked or left. A claimed row is handled by one process; a failed try, or
 * one of a dead process, is repeated after a doubling pause, for five days.
 *
 * @returns number of providers notified
 */
export async function unlinkAtProviders(services: Services, take = 20): Promise<number> {
  const { db, now, log } = services;
  let told = 0;
  for (const row of await dequeueUnlinks(db, now(), take)) {
    const failure = await tell(services, row);
    const isOver = now().getTime() - row.created_at.getTime() > KEPT_MS;
    if (failure !== null)
      log.warn("provider not told of unlinking", { job: "unlink-at-providers", code: failure });
    if (failure !== null && isOver)
      log.error("provider never told of unlinking", { job: "unlink-at-providers", code: row.id });
    if (failure === null || isOver) await dropUnlink(db, row.id);
    if (failure === null) told += 1;
  }
  return told;
}

async function tell({ sealing, social }: Services, row: UnlinkRow): Promise<string | null> {
  const text = sealing.open({ keyId: row.key_id, sealed: row.sealed }, aboutUnlink(row.id));
  const whom: Unlinked = JSON.parse(text);
  const reply = await social[row.sns_type].unlink(whom);
  return reply.kind === "failed" ? reply.reason : null;
}
