import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withRole } from "../../apps/api/src/db/replace-database-url-parts.ts";
import { startEmbeddedPostgres } from "../../apps/shop/src/postgres/embedded-postgres.ts";
import { sandboxedProductionSettings } from "../load/sandboxed-production-settings.ts";
import { processesOn, query } from "./find-and-query-running-postgres.ts";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { type Ended, runCommand } from "./shop-process.ts";

/** Conditions that refuse a start: one clear sentence, exit code 1, nothing changed and nothing left running. */

let folder: ShopFolder;
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;

beforeAll(async () => {
  folder = await createShopFolder();
  server = await startEmbeddedPostgres({ dataDir: `${folder.dataDir}/server`, onStep: () => undefined });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const start = (settings: Record<string, string>) =>
  runCommand(["start"], { ...folder.settings, ...settings }).ended;

/** Expects a single sentence without a stack trace. */
function expectOneSentence({ code, errors }: Ended, words: RegExp): void {
  expect(errors.trim().split("\n")).toEqual([expect.stringMatching(words)]);
  expect(code).toBe(1);
}

test("settings: several invalid ones are named in one message", async () => {
  const { code, output, errors } = await start({
    PORT: "abc",
    VARIANT: "blue",
    CACHE: "yes",
    FAULT: "never",
  });
  expect(errors.trim().split("\n")).toEqual([
    "설정을 확인해 주세요.",
    expect.stringMatching(/^ {2}PORT: .*정수/),
    expect.stringMatching(/^ {2}VARIANT: todayfruit, market, farmer, ru/),
    expect.stringMatching(/^ {2}CACHE: true나 false/),
    expect.stringMatching(/^ {2}FAULT: confirm|^ {2}FAULT: checkout/),
  ]);
  expect({ code, output }).toEqual({ code: 1, output: "" });
});

test("command: an unknown one lists the known ones", async () => {
  const ended = await runCommand(["begin"], folder.settings).ended;
  expectOneSentence(
    ended,
    /^begin: 없는 명령이에요\. start, import, migrate, audit, dev, build, coupon, variants, data-model, tables, rehearse, operator 가운데/,
  );
});

test.each(["start", "build"])("%s: an unknown variant names the four", async (command) => {
  const { code, errors } = await runCommand([command], { ...folder.settings, VARIANT: "apple" }).ended;
  expect(errors).toContain("VARIANT: todayfruit, market, farmer, ru 가운데 하나여야 해요");
  expect(code).toBe(1);
});

test.each(["start", "migrate", "audit"])("%s: an unreachable server is reported", async (command) => {
  const DATABASE_URL = "postgres://nobody:secret@localhost:1/nothing";
  const ended = await runCommand([command], { ...folder.settings, DATABASE_URL }).ended;
  expectOneSentence(ended, /^데이터베이스에 연결하지 못했어요 \(.+\)\. DATABASE_URL/);
  expect(ended.errors).not.toContain("secret");
});

test("database: a ctype other than UTF-8 is refused, and it is left empty", async () => {
  const DATABASE_URL = await createDatabase("blind", "locale_provider libc lc_collate 'C' lc_ctype 'C'");
  expectOneSentence(
    await start({ DATABASE_URL }),
    /^데이터베이스의 글자 분류\(ctype\)가 UTF-8이 아니어서 .*C\)/,
  );
  expect(await tablesOf(DATABASE_URL)).toEqual([]);
});

test("database: one of 0.1 is refused with what to do, and left unchanged", async () => {
  const DATABASE_URL = await createDatabase("before_baseline");
  await query(
    DATABASE_URL,
    `create table schema_migration (name text primary key, applied_at timestamptz not null default now());
     insert into schema_migration (name) values ('0001_catalog.sql')`,
  );
  expectOneSentence(
    await start({ DATABASE_URL }),
    /^0\.1에서 만든 데이터베이스라서 .*npm run import.*\.data/,
  );
  expect(await tablesOf(DATABASE_URL)).toEqual([{ tablename: "schema_migration" }]);
});

test("database: one migrated by a newer version is refused and left unchanged", async () => {
  const DATABASE_URL = await createDatabase("newer");
  const migrated = await runCommand(["migrate"], { ...folder.settings, DATABASE_URL }).ended;
  expect(migrated.code).toBe(0);
  await query(DATABASE_URL, "insert into schema_migration (name) values ('9999_future.sql')");
  expectOneSentence(
    await start({ DATABASE_URL }),
    /^데이터베이스가 이 프로그램보다 새로워요 \(9999_future\.sql\)/,
  );
  expect(await query(DATABASE_URL, "select from product")).toEqual([]);
});

test.each(["PORT", "CONSOLE_PORT", "SANDBOX_PORT", "METRICS_PORT"] as const)(
  "a busy %s is told at once, and no database of its own keeps running",
  async (key) => {
    const holder = await listenOn(Number(folder.settings[key]));
    try {
      const ended = await start({});
      expectOneSentence(ended, new RegExp(`^${key} ${folder.settings[key]}번은 다른 프로그램이 쓰고 있어요`));
      expect(ended.output).toBe("");
    } finally {
      holder.close();
      await once(holder, "close");
    }
    expect(await readdir(folder.dataDir)).toEqual(["server"]);
    expect(processesOn(`${folder.dataDir}/postgres`)).toEqual([]);
  },
);

test.each([
  [
    { PUBLIC_URL: "https://shop.example" },
    /SANDBOX: PUBLIC_URL이 https인 가게에서는 결제와 문자 대역을 켤 수 없어요/,
  ],
  [{ HOST: "0.0.0.0" }, /SANDBOX: HOST가 0\.0\.0\.0인 가게에서는 결제와 문자 대역을 켤 수 없어요/],
  [{ SANDBOX: "false", SECRET_KEY: "a" }, /SECRET_KEY: 32바이트 이상이어야 해요/],
  [{ SANDBOX: "false" }, /TOSS_SECRET_KEY: SANDBOX=false이면 아무도 모르는 값을 적어야 해요/],
  [{ SANDBOX: "false" }, /SOLAPI_API_SECRET: SANDBOX=false이면 아무도 모르는 값을/],
])("production shop: refused with %o", async (settings, sentence) => {
  const { code, errors } = await start(settings as Record<string, string>);
  expect(errors).toMatch(sentence);
  expect(code).toBe(1);
});

test("production shop: a role that could rewrite the trail is refused", async () => {
  const DATABASE_URL = await createDatabase("owned");
  const settings = { ...sandboxedProductionSettings("http://127.0.0.1:1"), DATABASE_URL };
  expectOneSentence(
    await start(settings),
    /^DATABASE_URL의 역할 todayfruit은 감사 기록을 고칠 수 있어요\. .*DATABASE_OWNER_URL.*DATABASE_OWNER_SERVES=true도 적어 주세요\.$/,
  );
});

test("role: a wrong password is reported without showing it", async () => {
  const DATABASE_OWNER_URL = await createDatabase("locked_out");
  const roles = (password: string) => ({
    DATABASE_OWNER_URL,
    DATABASE_URL: withRole(DATABASE_OWNER_URL, { name: "locked_out_app", password }),
  });
  const migrated = await runCommand(["migrate"], { ...folder.settings, ...roles("first") }).ended;
  expect(migrated.code).toBe(0);
  const ended = await start(roles("another"));
  expectOneSentence(
    ended,
    /^데이터베이스에 연결하지 못했어요 \(password authentication failed for user "locked_out_app"\)/,
  );
  expect(ended.errors).not.toContain("another");
});

test("owner: one that may not create the shop's role names the missing role", async () => {
  const DATABASE_OWNER_URL = await createDatabase("orphan");
  await query(
    DATABASE_OWNER_URL,
    "create role plain login password 'plain'; alter database orphan owner to plain",
  );
  const DATABASE_URL = withRole(DATABASE_OWNER_URL, { name: "nobody_yet", password: "x" });
  const owner = withRole(DATABASE_OWNER_URL, { name: "plain", password: "plain" });
  expectOneSentence(
    await start({ DATABASE_URL, DATABASE_OWNER_URL: owner }),
    /^가게가 쓸 역할 nobody_yet이 데이터베이스에 없어요\. create role/,
  );
});

test("HOST: an address of another machine is reported", async () => {
  for (const key of ["HOST", "METRICS_HOST"]) {
    const sentence = new RegExp(`^${key} 192\\.0\\.2\\.1은 이 컴퓨터의 주소가 아니에요`);
    const settings = { [key]: "192.0.2.1", SANDBOX_IN_PUBLIC: "true" };
    expectOneSentence(await start(settings), sentence);
  }
});

async function createDatabase(name: string, options = ""): Promise<string> {
  await query(server.url, `create database ${name} template template0 ${options}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function tablesOf(url: string): Promise<unknown[]> {
  return query(url, "select tablename from pg_tables where schemaname = 'public'");
}

async function listenOn(port: number): Promise<Server> {
  const holder = createServer().listen(port, "127.0.0.1");
  await once(holder, "listening");
  return holder;
}

test("embedded server: without its package a start needs DATABASE_URL, and with DATABASE_URL none is looked for", async () => {
  const hook = `${folder.dataDir}/without-server.cjs`;
  await writeFile(
    hook,
    `const Module = require("node:module");
     const resolve = Module._resolveFilename;
     Module._resolveFilename = function (request, ...rest) {
       if (request !== "embedded-postgres") return resolve.call(this, request, ...rest);
       throw Object.assign(new Error(request), { code: "MODULE_NOT_FOUND" });
     };`,
  );
  const without = { ...folder.settings, NODE_OPTIONS: `--require ${hook}` };
  const alone = await runCommand(["start"], without).ended;
  expectOneSentence(alone, /^이 설치에는 내장 데이터베이스가 없어요\. DATABASE_URL에/);
  const outside = await runCommand(["migrate"], { ...without, DATABASE_URL: server.url }).ended;
  expect(outside).toMatchObject({ code: 0, errors: "" });
});
