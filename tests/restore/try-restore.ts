import { readdirSync } from "node:fs";
import { appendFile, chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildShopDatabaseSettings } from "../load/build-shop-database-settings.ts";
import { createJsonClient } from "../load/json-client.ts";
import { createShopper } from "../load/shopper-client.ts";
import { startShopProcess } from "../load/start-shop-provider-and-bare-servers.ts";
import { query } from "../process/find-and-query-running-postgres.ts";
import { freePorts, runCommand } from "../process/shop-process.ts";
import { programsIn } from "./run-postgres-programs.ts";

/**
 * `npm run try-restore -- <folder of PostgreSQL's programs> [orders]`: carries out the backup procedure of
 * docs/operate.md. A shop sells on a server that archives its WAL, which is dumped and base-backed up meanwhile. The
 * dump is restored into another database, and the backup is recovered to the second before the last orders. Each must
 * pass the audit, and a shop on it must show the same orders and pictures.
 */

const [bin = newestPrograms(), orders = "60"] = process.argv.slice(2);
const BUYERS = 4;
const PICTURE = "data/media/illustrations/cherries.webp";

const home = await mkdtemp(path.join(tmpdir(), "todayfruit-restore-"));
await chmod(home, 0o711);
const programs = await programsIn(bin, home);
const ends: (() => Promise<unknown>)[] = [];
try {
  await tryRestore();
} finally {
  for (const end of ends.reverse()) await end();
  await rm(home, { recursive: true, force: true });
}

async function tryRestore(): Promise<void> {
  console.log(await programs.run("postgres", "--version"));
  const cluster = await programs.folder("cluster");
  const archive = await programs.folder("archive");
  await programs.run(
    "initdb",
    "-D",
    cluster,
    "-U",
    "todayfruit",
    "-E",
    "UTF8",
    "--lc-collate=C",
    "--lc-ctype=C.UTF-8",
  );
  await appendFile(
    path.join(cluster, "postgresql.conf"),
    `\narchive_mode = on\narchive_command = 'cp %p ${archive}/%f'\nmax_connections = 120\n`,
  );
  const server = await programs.start(cluster);
  ends.push(() => server.stop());
  await query(server.url("postgres"), "create database todayfruit");
  const live = server.url("todayfruit");
  const pictures = path.join(home, "pictures");
  const shop = await open(live, pictures);
  const kept = await shop.sell(Number(orders));

  const selling = shop.sell(Number(orders));
  const dump = path.join(await programs.folder("dump"), "shop.dump");
  await timed("pg_dump -Fc, while it sells", () => programs.run("pg_dump", "-Fc", "-f", dump, live));
  const base = path.join(await programs.folder("base"), "cluster");
  await timed("pg_basebackup, while it sells", () =>
    programs.run("pg_basebackup", "-d", server.url("postgres"), "-D", base, "-X", "none", "-c", "fast"),
  );
  await programs.run("pg_verifybackup", "-n", base);
  await selling;
  const [moment] = await query(
    live,
    "select clock_timestamp()::text as at, count(*)::integer as orders from orders",
  );
  const lost = await shop.sell(5);
  await query(live, "select pg_switch_wal()");
  await shop.close();
  const pictureCopy = path.join(home, "pictures-copy");
  await timed("copy of the pictures", () => cp(pictures, pictureCopy, { recursive: true }));
  console.log(`database: ${await sizeOf(live)}, ${moment?.orders} orders at the moment to go back to`);

  await query(server.url("postgres"), "create database restored template template0");
  await timed("pg_restore", () =>
    programs.run("pg_restore", "-d", server.url("restored"), "--no-owner", "--exit-on-error", dump),
  );
  await mustBeWhole("the dump", server.url("restored"), pictureCopy, kept);

  await appendFile(
    path.join(base, "postgresql.auto.conf"),
    `\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment?.at}'\nrecovery_target_action = 'promote'\narchive_mode = off\n`,
  );
  await writeFile(path.join(base, "recovery.signal"), "");
  const earlier = await timed("start and replay to the moment", () => programs.start(base));
  ends.push(() => earlier.stop());
  const back = earlier.url("todayfruit");
  await mustBeWhole("the copy and its log", back, pictureCopy, kept);
  const [found] = await query(back, "select count(*)::integer as orders from orders");
  if (found?.orders !== moment?.orders)
    throw new Error(`${found?.orders} orders instead of ${moment?.orders}`);
  console.log(`gone back: ${found?.orders} orders, and none of the ${lost.tokens.length} buyers after`);
}

type Sold = { tokens: string[]; lists: string[]; picture: string };

/** Starts a shop on a database and a picture folder, with its buyers. */
async function open(url: string, pictures: string) {
  const { PORT, SANDBOX_PORT } = await freePorts();
  const started = await startShopProcess(Number(PORT), {
    ...buildShopDatabaseSettings(url),
    DATA_DIR: pictures,
    SANDBOX_PORT,
  });
  ends.push(() => started.stop());
  const calls = createJsonClient(started.url, BUYERS);
  const sandbox = createJsonClient(`http://127.0.0.1:${SANDBOX_PORT}`, BUYERS);
  const shopper = createShopper(calls, sandbox);
  const look = async (token: string) =>
    JSON.stringify((await calls.send("GET", "/v1/app-users/order-items", token)).body);
  return {
    look,
    async sell(count: number): Promise<Sold> {
      const picks = await query(
        url,
        `select p.id as "productId", o.id as "optionId" from product p join product_option o on o.product_id = p.id
           join option_stock s on s.option_id = o.id
          where p.status = 'stock_in' and o.status = 'stock_in' and p.sale_type = 'normal' and not p.is_app_only
            and p.min_grade is null order by s.on_hand - s.reserved desc limit 40`,
      );
      const tokens = await Promise.all(Array.from({ length: BUYERS }, () => shopper.guest()));
      await Promise.all(
        tokens.map(async (token, buyer) => {
          for (let turn = buyer; turn < count; turn += BUYERS) {
            const pick = picks[turn % picks.length];
            await shopper.checkOut(token, {
              productId: Number(pick?.productId),
              optionId: Number(pick?.optionId),
            });
          }
        }),
      );
      const lists = await Promise.all(tokens.map(look));
      return { tokens, lists, picture: await upload(started.url, tokens[0] ?? "") };
    },
    async pictureIs(address: string): Promise<boolean> {
      return (await fetch(`${started.url}/images/320/${address}`)).status === 200;
    },
    async close() {
      calls.close();
      sandbox.close();
      await started.stop();
    },
  };
}

async function upload(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/v1/app-users/images`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    body: await readFile(PICTURE),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { path: string }).path;
}

/** Checks that the audit finds nothing and that a shop on it shows the buyers' orders and pictures. */
async function mustBeWhole(what: string, url: string, pictures: string, kept: Sold): Promise<void> {
  const audit = await timed(
    `${what}: audit`,
    () => runCommand(["audit"], buildShopDatabaseSettings(url)).ended,
  );
  console.log(`${what}: ${audit.output.trim().split("\n").at(-1)}`);
  if (audit.code !== 0) throw new Error(audit.output + audit.errors);
  const shop = await timed(`${what}: start of a shop`, () => open(url, pictures));
  try {
    const lists = await Promise.all(kept.tokens.map(shop.look));
    if (JSON.stringify(lists) !== JSON.stringify(kept.lists)) throw new Error(`${what}: other orders`);
    if (!(await shop.pictureIs(kept.picture))) throw new Error(`${what}: the picture is missing`);
    console.log(`${what}: the same lists of orders for ${lists.length} buyers, and the picture`);
  } finally {
    await shop.close();
  }
}

async function sizeOf(url: string): Promise<string> {
  const [row] = await query(url, "select pg_size_pretty(pg_database_size(current_database())) as size");
  return String(row?.size);
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await work();
  console.log(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${what}`);
  return result;
}

/** Folder of the newest PostgreSQL programs on Debian. */
function newestPrograms(): string {
  const versions = readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a));
  return `/usr/lib/postgresql/${versions[0]}/bin`;
}
