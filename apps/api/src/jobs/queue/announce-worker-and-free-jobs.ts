import pg from "pg";
import { SINGLE_CONNECTION } from "../../db/connections/connection-deadline-settings.ts";
import { errorFields, type Log } from "../../http/log.ts";

export type WorkerPresence = {
  /** Starts to mark this worker as alive. */
  announce(workerId: string): void;
  stop(): Promise<void>;
};

/** Interval in ms between checks for dead workers. */
const LOOK_MS = 3000;
/** Class of the advisory locks; the number is arbitrary. */
const KIND = 20_261_122;
/**
 * TCP keepalive settings, with which the server drops a silent machine within 25 seconds instead of the two hours of
 * most systems.
 */
const SETTINGS =
  "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";

/**
 * Marks this worker as alive and frees the jobs of dead ones. graphile-worker keeps a dead worker's jobs locked for
 * four hours. So every worker holds an advisory lock on a separate connection, which ends with the process, and
 * regularly unlocks jobs of workers without such a lock. Jobs locked less than three seconds ago are left alone:
 * their worker may not have announced itself yet.
 */
export async function announceWorkerAndFreeJobs(
  url: string,
  { log, onLost }: { log: Log; onLost: () => void },
): Promise<WorkerPresence> {
  let workerId: string | null = null;
  let isStopped = false;
  let client = await connect();
  let timer = setTimeout(look, LOOK_MS);
  let looking: Promise<void> = Promise.resolve();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, ...SINGLE_CONNECTION });
    // The next check fails and reconnects.
    next.on("error", (error) => {
      if (!isStopped) log.warn("lease of a worker lost", errorFields(error));
    });
    await next.connect();
    await next.query(SETTINGS);
    if (workerId !== null) await hold(next, workerId);
    return next;
  }

  function look(): void {
    looking = lookNow().finally(() => {
      if (!isStopped) timer = setTimeout(look, LOOK_MS);
    });
  }

  async function lookNow(): Promise<void> {
    try {
      const { rows } = await client.query<{ lost: number }>(GIVE_BACK, [KIND]);
      for (let lost = rows[0]?.lost ?? 0; lost > 0; lost -= 1) {
        onLost();
        log.warn("a worker died, its jobs were given back", { job: "queue" });
      }
    } catch (error) {
      log.warn("lease of a worker not kept", errorFields(error));
      await leave(client);
      client = await connectAnew();
    }
  }

  /** Reconnects; while the database is away the lost connection is kept, so that the next check tries again. */
  async function connectAnew(): Promise<pg.Client> {
    try {
      return await connect();
    } catch (error) {
      log.warn("lease of a worker not connected", errorFields(error));
      return client;
    }
  }

  /** Closes a connection without waiting for it; the server releases the lock with the connection. */
  async function leave(lost: pg.Client): Promise<void> {
    lost.connection.stream.destroy();
  }

  return {
    announce(id) {
      workerId = id;
      hold(client, id).catch((error: unknown) =>
        log.warn("lease of a worker not announced", errorFields(error)),
      );
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      await leave(client);
    },
  };
}

async function hold(client: pg.Client, workerId: string): Promise<void> {
  await client.query("select pg_advisory_unlock_all()");
  await client.query("select pg_advisory_lock_shared($1, hashtext($2))", [KIND, workerId]);
}

const GIVE_BACK = `
  with dead as (
    select distinct j.locked_by
      from graphile_worker.jobs j
     where j.locked_at < now() - interval '3 seconds'
       and not exists (
         select from pg_locks l
          where l.locktype = 'advisory' and l.granted and l.classid::int = $1 and l.objid::int = hashtext(j.locked_by)
            and l.database = (select oid from pg_database where datname = current_database()))
  ), given_back as (
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0
  )
  select (select count(*) from dead)::int as lost, (select count(*) from given_back)`;
