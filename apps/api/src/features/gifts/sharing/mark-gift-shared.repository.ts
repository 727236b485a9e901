import { type Runner, statement } from "../../../db/database.ts";

const MARK = statement(
  "mark-gift-shared",
  "update gift set shared_at = $2 where link_hash = $1 and shared_at is null",
);

/** Records that the sender shared the link; the first time is kept. */
export async function markShared(db: Runner, linkHash: Uint8Array, now: Date): Promise<void> {
  await db.run(MARK, [linkHash, now]);
}
