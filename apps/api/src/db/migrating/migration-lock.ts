import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

/** Key of the advisory lock of migrations; an arbitrary number. */
const LOCK = 20_261_121;
const ASK_AGAIN_MS = 250;

/**
 * Takes the lock of migrations for the session, by polling.
 *
 * @param onWait called once when another process has it
 * @returns whether it was got within `waitMs`
 */
export async function takeMigrationLock(
  client: pg.Client,
  { waitMs, onWait }: { waitMs: number; onWait: () => void },
): Promise<boolean> {
  const until = performance.now() + waitMs;
  for (let tries = 1; ; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      LOCK,
    ]);
    if (rows[0]?.taken) return true;
    if (tries === 1) onWait();
    if (performance.now() >= until) return false;
    await wait(ASK_AGAIN_MS);
  }
}

/** Releases the lock explicitly: a pooler may keep the session for others. */
export async function leaveMigrationLock(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_unlock($1)", [LOCK]);
}
