import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Settings } from "@todayfruit/api/env";
import type {
  PlayingRehearsal,
  RehearsalOutcome,
  RehearsalPlayerGateway,
} from "@todayfruit/api/gateways/rehearsals/rehearsal-player-gateway-types";
import { errorFields, type Log } from "@todayfruit/api/http/log";
import { copyAddressOf, removeCopy } from "./copy/open-and-remove-rehearsal-database.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
/** Longest time of a rehearsal in ms. */
const MOST_MS = 600_000;
/** Time in ms that a stopped process has to remove its copy; it is then killed, and the copy removed from here. */
const LAST_MOMENT_MS = 2000;

/**
 * Creates the player that starts a process of its own for each rehearsal; `null` where there is no place for the copy.
 *
 * @param ownerUrl database of the shop as its owner
 */
export function createRehearsalPlayer(
  settings: Pick<Settings, "DATABASE_URL" | "REHEARSAL_DATABASE_URL">,
  ownerUrl: string,
  log: Log,
): RehearsalPlayerGateway | null {
  const address = copyAddressOf(settings, ownerUrl);
  if (!address) return null;
  const playing = new Set<ChildProcess>();

  function play({ roomId, buyers }: { roomId: number; buyers: number }): PlayingRehearsal {
    const child = fork(MAIN, ["rehearse", String(roomId), String(buyers)], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // A group of its own: the copied shop of a killed rehearsal is ended with it.
      detached: true,
    });
    playing.add(child);
    const timer = setTimeout(() => stop(child), MOST_MS);
    timer.unref();
    child.once("error", (error) => log.error("rehearsal did not start", errorFields(error)));
    const begin = performance.now();
    const ended = outcomeOf(child).then(async (told): Promise<RehearsalOutcome> => {
      clearTimeout(timer);
      playing.delete(child);
      endGroupOf(child);
      const isLate = performance.now() - begin >= MOST_MS;
      // Nothing to remove where the process did; a server that is away now is asked again by the next rehearsal.
      await removeLeftCopy().catch((error: unknown) =>
        log.warn("rehearsal's copy is left", errorFields(error)),
      );
      if (told) return told;
      return { failure: isLate ? "too_long" : "interrupted" };
    });
    return {
      endedWithin: (ms) => Promise.race([ended, wait(ms, null)]),
      stop: () => stop(child),
    };
  }

  async function removeLeftCopy(): Promise<void> {
    if (address) await removeCopy(address);
  }

  return {
    play,
    removeLeftCopy,
    close() {
      for (const child of playing) stop(child);
    },
  };
}

function stop(child: ChildProcess): void {
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), LAST_MOMENT_MS).unref();
}

/** Ends what a process that is gone has started and left. */
function endGroupOf({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch (error) {
    // It left nothing.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Waits for the end of a process; returns what it told before. */
function outcomeOf(child: ChildProcess): Promise<RehearsalOutcome | null> {
  return new Promise((resolve) => {
    let told: RehearsalOutcome | null = null;
    child.on("message", (message) => {
      if (isOutcome(message)) told = message;
    });
    child.once("close", () => resolve(told));
    child.once("error", () => resolve(told));
  });
}

function isOutcome(message: unknown): message is RehearsalOutcome {
  return typeof message === "object" && message !== null && ("figures" in message || "failure" in message);
}
