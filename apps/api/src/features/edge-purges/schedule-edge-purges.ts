import type { Services } from "../../http/handler-context-types.ts";
import { errorFields } from "../../http/log.ts";
import { repeatEdgePurges } from "./edge-purges.repository.ts";
import { sendEdgePurges } from "./send-edge-purges.ts";

export type EdgePurgeSchedule = {
  /** Schedules a purge, when this process has dropped what it keeps of a change. */
  onChange(): void;
  /** Notes that this process is no longer notified of changes. */
  onLost(): void;
  /** Schedules the purges again that this process may have undone while it heard of no changes. */
  onConnected(): void;
  /** Waits for the current purge. */
  stop(): Promise<void>;
};

/** Time in ms for which changes are collected; meanwhile every process is notified and drops what it keeps. */
const COLLECT_MS = 200;
/** Time in ms before a connection is noticed as lost, in which changes may have been missed. */
const MISSED_MS = 10_000;
const RETRY_MS = 1000;

/**
 * Schedules purges after the changes that this process is notified of: one purge for the changes of 200 ms, one at a time.
 * What it does not send is sent by another process or by the job of each second.
 */
export function scheduleEdgePurges(
  services: Pick<Services, "db" | "edge" | "now" | "log">,
): EdgePurgeSchedule {
  const { db, edge, now, log } = services;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAgain = false;
  let isStopped = edge === null;
  let lostAt: Date | null = null;
  let isHearing = true;

  function schedule(afterMs: number): void {
    if (isStopped || timer) return;
    if (running) {
      isAgain = true;
      return;
    }
    timer = setTimeout(() => {
      timer = undefined;
      running = run().finally(() => {
        running = undefined;
        if (isAgain) schedule(COLLECT_MS);
        isAgain = false;
      });
    }, afterMs);
  }

  async function run(): Promise<void> {
    try {
      if (lostAt !== null && isHearing) {
        await repeatEdgePurges(db, lostAt, now());
        lostAt = null;
      }
      await sendEdgePurges(services);
    } catch (error) {
      log.warn("edge purge failed", { job: "edge-purges", ...errorFields(error) });
      if (lostAt !== null && !isStopped) timer ??= setTimeout(retry, RETRY_MS);
    }
  }

  function retry(): void {
    timer = undefined;
    schedule(0);
  }

  return {
    onChange: () => schedule(COLLECT_MS),
    onLost() {
      isHearing = false;
      lostAt ??= new Date(now().getTime() - MISSED_MS);
    },
    onConnected() {
      isHearing = true;
      if (lostAt !== null) schedule(COLLECT_MS);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
