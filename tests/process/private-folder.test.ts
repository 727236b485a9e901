import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../../apps/shop/src/postgres/embedded-postgres.ts";
import { homeFor } from "../../apps/shop/src/postgres/find-data-folder-socket-and-password.ts";
import { findBinaries } from "../../apps/shop/src/postgres/find-postgres-binaries.ts";
import { findServerOsAccount, isReachableFor } from "../../apps/shop/src/postgres/find-server-os-account.ts";
import { isMade, makeCluster } from "../../apps/shop/src/postgres/make-cluster.ts";
import { query } from "./find-and-query-running-postgres.ts";

/** PostgreSQL of a root shop runs as another user, who cannot enter private folders. */

const isRoot = process.getuid?.() === 0;
const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

test.runIf(isRoot)(
  "inside a closed folder the database goes where its account can go, and comes back",
  async () => {
    const closed = await closedFolder();
    const dataDir = path.join(closed, "shop/.data");
    const first = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
    made.push(first.home);
    expect(first.home.startsWith(closed)).toBe(false);
    expect(await isReachableFor(await findServerOsAccount(), first.home)).toBe(true);
    await query(first.url, "create table kept as select 1 as it");
    await first.stop();

    const again = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
    expect(again.home).toBe(first.home);
    expect(await query(again.url, "select it from kept")).toEqual([{ it: 1 }]);
    await again.stop();
  },
);

test.runIf(isRoot)(
  "a data folder of our own that is closed is opened for passing through, not for reading",
  async () => {
    const dataDir = await closedFolder();
    expect(await homeFor(dataDir, await findServerOsAccount())).toBe(dataDir);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o701);
  },
);

test.runIf(isRoot)("programs that cannot be reached are copied once, and run from there", async () => {
  const home = await mkdtemp(path.join(tmpdir(), "todayfruit-copy-"));
  made.push(home);
  await chmod(home, 0o711);
  const nobodyMayEnter = async () => false;
  const { initdb, postgres } = await findBinaries(nobodyMayEnter, home);
  expect(postgres.startsWith(home)).toBe(true);
  const { ctimeMs } = await stat(postgres);
  expect(await findBinaries(nobodyMayEnter, home)).toEqual({ initdb, postgres });
  expect((await stat(postgres)).ctimeMs).toBe(ctimeMs);

  const cluster = path.join(home, "postgres");
  await makeCluster({ initdb, cluster, home, password: "fruit", user: await findServerOsAccount() });
  expect(isMade(cluster)).toBe(true);
});

async function closedFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "todayfruit-closed-"));
  made.push(folder);
  await chmod(folder, 0o700);
  return folder;
}
