import pg from "pg";
import { expect, inject, test } from "vitest";
import { ignoreSecondConnectionRelease } from "./ignore-second-connection-release.ts";

test("ignoreSecondConnectionRelease: a second release of a connection does nothing, and the pool keeps working", async () => {
  const pool = new pg.Pool({ connectionString: inject("templateUrl"), max: 1 });
  ignoreSecondConnectionRelease(pool);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  pool.connect((error, _client, release) => {
    if (error) return reject(error);
    release();
    release();
    resolve();
  });
  await promise;
  const client = await pool.connect();
  client.release();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test("ignoreSecondConnectionRelease: a pool that has ended gives no connection, and its release does nothing", async () => {
  const pool = new pg.Pool({ connectionString: inject("templateUrl"), max: 1 });
  ignoreSecondConnectionRelease(pool);
  await pool.end();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  pool.connect((error, _client, release) => {
    release();
    resolve(error);
  });
  expect(await promise).toMatchObject({ message: "Cannot use a pool after calling end on the pool" });
});
