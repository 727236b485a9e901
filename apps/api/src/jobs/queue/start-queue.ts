import { EventEmitter } from "node:events";
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { addTimedRun } from "../../db/add-job.ts";
import { SINGLE_CONNECTION } from "../../db/connections/connection-deadline-settings.ts";
import type { Services } from "../../http/handler-context-types.ts";
import { errorFields, type Log } from "../../http/log.ts";
import { announceWorkerAndFreeJobs } from "./announce-worker-and-free-jobs.ts";
import { scheduleSlotAt } from "./compute-schedule-slots.ts";
import { ignoreSecondConnectionRelease } from "./ignore-second-connection-release.ts";
import type { JobMetrics } from "./job-metrics.ts";
import { runTask } from "./run-task.ts";
import type { Tasks } from "./task-types.ts";

export type RunningQueue = { stop(): Promise<void> };

const AT_ONCE = 2;
/** Interval in ms at which due jobs are polled. */
const POLL_MS = 1000;
const RESTART_MS = 2000;
/**
 * Settings that complete jobs without a delay. With a delay the worker does not wait until a job is marked as done:
 * it could be stopped before, and a database that is away would end the process with an unhandled rejection.
 */
const PUT_BACK_BEFORE_LEAVING = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/**
 * Works on the queue until it is stopped, on separate connections, so that a busy shop does not delay jobs. Any
 * number of processes may do so on one database. When the database goes away, the worker ends and is restarted.
 */
export async function startQueue(
  url: string,
  services: Services,
  tasks: Tasks,
  metrics: JobMetrics,
): Promise<RunningQueue> {
  const { log } = services;
  const worker = await announceWorkerAndFreeJobs(url, { log, onLost: () => metrics.unlocked.inc() });
  const taskList = taskListOf(services, tasks, metrics);
  let isStopped = false;
  let restart: NodeJS.Timeout | undefined;
  let working = await work();

  async function work(): Promise<Working> {
    const next = await startWorker(url, taskList, { log, onStart: worker.announce });
    await addDueRuns(services, tasks).catch(async (error: unknown) => {
      await next.stop();
      throw error;
    });
    next.ended.then(again);
    return next;
  }

  function again(): void {
    if (isStopped) return;
    restart = setTimeout(() => {
      work().then(
        (next) => {
          working = next;
        },
        (error: unknown) => {
          log.warn("queue not started", errorFields(error));
          again();
        },
      );
    }, RESTART_MS);
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      await working.stop();
      await worker.stop();
    },
  };
}

function taskListOf(services: Services, tasks: Tasks, metrics: JobMetrics): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) =>
        runTask(services, metrics, { name, task, isTimed: Object(payload).slot !== undefined }),
    ]),
  );
}

/** Queues the due run of every timed task at each start, because a shop that was off has missed some. */
async function addDueRuns({ db }: Services, tasks: Tasks): Promise<void> {
  const now = new Date();
  for (const [task, { timed }] of Object.entries(tasks)) {
    if (timed) await addTimedRun(db, { task, ...scheduleSlotAt(now, timed) });
  }
}

type Working = { stop(): Promise<void>; ended: Promise<void> };

async function startWorker(
  url: string,
  taskList: TaskList,
  { log, onStart }: { log: Log; onStart: (workerId: string) => void },
): Promise<Working> {
  const pool = new pg.Pool({ connectionString: url, max: AT_ONCE + 2, ...SINGLE_CONNECTION });
  const onError = (error: Error) => log.warn("connection of jobs lost", errorFields(error));
  ignoreSecondConnectionRelease(pool);
  pool.on("error", onError);
  pool.on("connect", (client) => void client.on("error", onError));
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => onStart(workerPool.id));
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: [],
    concurrency: AT_ONCE,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: quiet(log),
    events,
    preset: { worker: PUT_BACK_BEFORE_LEAVING },
  }).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const over = runner.promise.catch((error: unknown) => log.warn("queue ended", errorFields(error)));
  const ended = over.then(() => pool.end());
  return {
    ended,
    async stop() {
      await stopOnce(runner, log);
      await ended;
    },
  };
}

/** Stops the runner; ignores the refusal of one that is stopping already, because the caller waits for its end anyway. */
async function stopOnce(runner: Runner, log: Log): Promise<void> {
  try {
    await runner.stop();
  } catch (error) {
    log.debug("queue not stopped", errorFields(error));
  }
}

/** Creates a logger that keeps only the kind of an error: the worker's messages quote payloads and errors. */
function quiet(log: Log): Logger {
  return new Logger(() => (level, _message, meta) => {
    if (level === "error") log.warn("queue", errorFields(meta?.error));
  });
}
