import { powersOfRole } from "@todayfruit/api/db/access/powers-of-role";
import { findPoolingMode, type PoolingMode } from "@todayfruit/api/db/connections/pooling-mode";
import { createDatabase, type Db } from "@todayfruit/api/db/database";
import { roleOf, withRole } from "@todayfruit/api/db/database-url";
import { migrate } from "@todayfruit/api/db/migrate";
import type { Settings } from "@todayfruit/api/env";
import { explainMigrationProblem } from "../explain-problem.ts";
import {
  type EmbeddedPostgres,
  ServerDidNotStart,
  startEmbeddedPostgres,
} from "../postgres/embedded-postgres.ts";
import { isShared } from "../postgres/is-shared.ts";
import { appRoleOf } from "../postgres/server-address.ts";
import { withProgress } from "../progress.ts";
import type { Run } from "./run.ts";
import { StopWithMessage } from "./stop-with-message.ts";

export type DatabaseAddress = {
  /** For statements and transactions; may lead through a pooler. */
  url: string;
  /** For what needs one session of the server: LISTEN, locks of a session. */
  directUrl: string;
  /** As the owner of the tables. */
  ownerUrl: string;
  mode: PoolingMode;
  /** Role of these addresses that could rewrite the trail; `null` where none could. */
  powerfulRole: string | null;
};

/** Opens the database of the settings, or the shop's own, and brings it to this code's schema. */
export async function openDatabase(settings: Settings, opened: Run["opened"]): Promise<DatabaseAddress> {
  const { url, directUrl, ownerUrl } = await addressesOf(settings, opened);
  const problem =
    (await findPoolingProblem("DATABASE_DIRECT_URL", directUrl)) ??
    (ownerUrl === directUrl ? null : await findPoolingProblem("DATABASE_OWNER_URL", ownerUrl));
  if (problem) throw new StopWithMessage(problem);
  const app = roleOf(url);
  const outcome = await migrate(ownerUrl, {
    ...(app.name !== roleOf(ownerUrl).name && { app }),
    onWait: () => console.log(WAITING),
  });
  if ("problem" in outcome) throw new StopWithMessage(explainMigrationProblem(outcome.problem));
  const powerfulRole = await findPowerfulRole([url, directUrl]);
  const mode = url === directUrl ? "direct" : await findPoolingMode(url);
  if (mode === "statement") throw new StopWithMessage(STATEMENT_MODE);
  return { url, directUrl, ownerUrl, mode, powerfulRole };
}

const WAITING = "다른 프로세스가 데이터베이스를 고치고 있어서 기다려요 …";
const STATEMENT_MODE =
  "DATABASE_URL의 커넥션 풀러가 statement 모드예요. 주문은 트랜잭션이 필요하니 transaction이나 session 모드로 바꿔 주세요.";

/** A pooler in transaction mode cannot keep LISTEN, locks of a session or the lock of migrations. */
async function findPoolingProblem(key: string, address: string): Promise<string | null> {
  // What keeps it from being found out, such as a server that is away, meets the migration next, which says so in words.
  const mode = await findPoolingMode(address).catch(() => null);
  if (mode !== "transaction" && mode !== "statement") return null;
  return `데이터베이스 앞의 커넥션 풀러가 ${mode} 모드예요. ${key}에 풀러를 거치지 않는 PostgreSQL 주소를 적어 주세요.`;
}

/** The same database, for a command that asks one thing after the other. */
export async function connectToDatabase(settings: Settings, opened: Run["opened"]): Promise<Db> {
  const { directUrl } = await openDatabase(settings, opened);
  const db = createDatabase({ url: directUrl, poolSize: 1, onError: ignoreIdle });
  opened.defer(() => db.close());
  return db;
}

/**
 * A shop that serves runs as a role that cannot rewrite the trail. With the stand-ins one that can is told aloud; without
 * them it is refused unless DATABASE_OWNER_SERVES says so.
 */
export function mustNotRewriteTrail(settings: Settings, { powerfulRole }: DatabaseAddress): void {
  if (powerfulRole === null) return;
  const sentence = `DATABASE_URL의 역할 ${powerfulRole}은 감사 기록을 고칠 수 있어요. 표의 주인은 DATABASE_OWNER_URL에, 권한이 적은 역할은 DATABASE_URL에 적어 주세요.`;
  if (settings.SANDBOX || settings.DATABASE_OWNER_SERVES) console.warn(sentence);
  else throw new StopWithMessage(`${sentence} 그대로 열려면 DATABASE_OWNER_SERVES=true도 적어 주세요.`);
}

/** The owner may be reached and the shop's role not: a password that is another's, say. */
async function findPowerfulRole(addresses: readonly string[]): Promise<string | null> {
  try {
    const powers = await Promise.all([...new Set(addresses)].map((address) => powersOfRole(address)));
    return powers.find(({ mayRewriteTrail }) => mayRewriteTrail)?.role ?? null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StopWithMessage(explainMigrationProblem({ kind: "unreachable", reason }));
  }
}

type Addresses = { url: string; directUrl: string; ownerUrl: string };

async function addressesOf(settings: Settings, opened: Run["opened"]): Promise<Addresses> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL } = settings;
  if (DATABASE_URL === undefined) {
    const ownerUrl = await startOwn(settings.DATA_DIR, opened);
    const url = withRole(ownerUrl, appRoleOf(ownerUrl));
    return { url, directUrl: url, ownerUrl };
  }
  const directUrl = DATABASE_DIRECT_URL ?? DATABASE_URL;
  return { url: DATABASE_URL, directUrl, ownerUrl: DATABASE_OWNER_URL ?? directUrl };
}

async function startOwn(dataDir: string, opened: Run["opened"]): Promise<string> {
  const starting = startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  // Before it has started: whoever is interrupted while it does leaves no server behind either.
  opened.defer(() => starting.then(stopOwn, () => undefined));
  try {
    return (await withProgress("데이터베이스를 켜는 중", () => starting)).url;
  } catch (error) {
    if (!(error instanceof ServerDidNotStart)) throw error;
    throw new StopWithMessage(`데이터베이스를 켜지 못했어요. 까닭은 ${error.log}에 적혀 있어요.`);
  }
}

/** A shop in another terminal may be using the same server: who leaves last turns it off. */
async function stopOwn(own: EmbeddedPostgres): Promise<void> {
  if (!(await isShared(own.url))) await own.stop();
}

/** A statement that is under way throws by itself; between statements a lost connection is replaced. */
function ignoreIdle(): void {}
