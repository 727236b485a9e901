import { aboutUnlink, type Unlinked } from "../features/accounts/social/unlink-accounts.ts";
import { claimUnlinks, dropUnlink, type UnlinkRow } from "../features/accounts/social/unlinks.repository.ts";
import type { Services } from "../http/context.ts";

/** What is known of somebody who left is kept no longer than this, also when their provider could not be told. */
const KEPT_MS = 5 * 86_400_000;

/**
 * Tells Kakao and Naver who unlinked or left. Who is claimed is told by one process; a try that fails, or whose process
 * dies, comes again after a pause that doubles, for five days.
 *
 * @returns how many were told
 */
export async function tellProviders(services: Services, take = 20): Promise<number> {
  const { db, now, log } = services;
  let told = 0;
  for (const row of await claimUnlinks(db, now(), take)) {
    const failure = await tell(services, row);
    const isOver = now().getTime() - row.created_at.getTime() > KEPT_MS;
    if (failure !== null) log.warn("provider not told of unlinking", { job: "unlink", code: failure });
    if (failure !== null && isOver)
      log.error("provider never told of unlinking", { job: "unlink", code: row.id });
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
