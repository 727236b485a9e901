import type { Services } from "../../http/handler-context-types.ts";
import {
  claimRehearsal,
  endLostRehearsals,
  endRehearsal,
  seeRehearsal,
} from "./rehearsal-runs.repository.ts";

/** Time in ms between two signs that a rehearsal plays, and after which one without a sign is lost. */
const SIGN_MS = 2000;
const LOST_MS = 30_000;

/**
 * Plays the requested rehearsal, if any, in a process of its own until it ends, is cancelled or the shop stops. One whose process
 * disappeared has failed, and its copy is removed.
 *
 * @returns number of rehearsals that ended
 */
export async function runRehearsals({ db, rehearsals, now, log }: Services): Promise<number> {
  if (rehearsals === null) return 0;
  const at = now();
  if (await endLostRehearsals(db, at, new Date(at.getTime() - LOST_MS))) {
    log.warn("rehearsal was interrupted", { job: "rehearsals" });
    await rehearsals.removeLeftCopy();
  }
  const claimed = await claimRehearsal(db, now());
  if (!claimed) return 0;
  const begin = now().getTime();
  const playing = rehearsals.play({ roomId: claimed.waiting_room_id, buyers: claimed.buyers });
  for (;;) {
    const outcome = await playing.endedWithin(SIGN_MS);
    if (outcome) {
      await endRehearsal(db, claimed.id, now(), outcome);
      const result = "failure" in outcome ? outcome.failure : "done";
      log.info(`rehearsal ended: ${result}`, { job: "rehearsals", ms: now().getTime() - begin });
      return 1;
    }
    if (!(await seeRehearsal(db, claimed.id, now()))) playing.stop();
  }
}
