import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

/** Only one process migrates at a time; the number means nothing else. */
const LOCK = 20_261_121;
const ASK_AGAIN_MS = 250;

/**
 * Takes the lock of migrations for the session, without waiting in the server for it.
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

/** Lets the lock go at once: a pooler may keep the session for others. */
export async function leaveMigrationLock(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_unlock($1)", [LOCK]);
}
