import type pg from "pg";

type Callback = Parameters<pg.Pool["connect"]>[0];

/**
 * Makes the second release of a connection do nothing. graphile-worker releases its listening connection both when it
 * breaks and when the worker ends; on the second release pg-pool throws in an unhandled promise, which ends the
 * process (seen with graphile-worker 0.18.0 when a session ends while its worker does). It also asks for a connection of a
 * pool that has ended meanwhile.
 */
export function ignoreSecondConnectionRelease(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  const connectOnce = (callback?: Callback) => {
    if (!callback) return connect();
    connect((error, client, release) => {
      let isReleased = false;
      callback(error, client, (reason) => {
        if (isReleased) return;
        isReleased = true;
        // An ended pool gives neither a connection nor a release, whatever its type says.
        (release as typeof release | undefined)?.(reason);
      });
    });
  };
  pool.connect = connectOnce as pg.Pool["connect"];
}
