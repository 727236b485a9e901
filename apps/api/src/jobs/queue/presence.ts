import pg from "pg";
import { SINGLE_CONNECTION } from "../../db/connections/deadlines.ts";
import { errorFields, type Log } from "../../http/log.ts";

export type Presence = {
  /** From now on this worker is seen to live. */
  announce(workerId: string): void;
  stop(): Promise<void>;
};

/** Who died is noticed within this time. */
const LOOK_MS = 3000;
/** One kind of advisory lock; the number means nothing else. */
const KIND = 20_261_122;
/** The server lets go of a machine that fell silent within 25 seconds, instead of the two hours of most systems. */
const SETTINGS =
  "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";

/**
 * What a worker holds in its hands when it is killed would stay locked for four hours. So every worker holds a lock of
 * its own on a connection of its own, which ends with the process; and each looks every few seconds for jobs that are
 * held by a worker without such a lock, and gives them back. A job that was begun a moment ago is left alone: its
 * worker may be about to announce itself.
 */
export async function keepPresence(
  url: string,
  { log, onLost }: { log: Log; onLost: () => void },
): Promise<Presence> {
  let workerId: string | null = null;
  let isStopped = false;
  let client = await connect();
  let timer = setTimeout(look, LOOK_MS);
  let looking: Promise<void> = Promise.resolve();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, ...SINGLE_CONNECTION });
    // The next look fails and connects anew.
    next.on("error", (error) => {
      if (!isStopped) log.warn("presence of jobs lost", errorFields(error));
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
      log.warn("presence of jobs not kept", errorFields(error));
      await leave(client);
      client = await connectAnew();
    }
  }

  /** While the database is away the lost connection stays, so that the next look tries again. */
  async function connectAnew(): Promise<pg.Client> {
    try {
      return await connect();
    } catch (error) {
      log.warn("presence of jobs not connected", errorFields(error));
      return client;
    }
  }

  /** The server lets the lock go with the connection; a silent one is not waited for. */
  async function leave(lost: pg.Client): Promise<void> {
    lost.connection.stream.destroy();
  }

  return {
    announce(id) {
      workerId = id;
      hold(client, id).catch((error: unknown) => log.warn("presence of jobs not told", errorFields(error)));
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
