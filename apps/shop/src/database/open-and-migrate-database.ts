import { readAuditTrailPrivileges } from "@todayfruit/api/db/access/read-audit-trail-privileges";
import { findPoolingMode, type PoolingMode } from "@todayfruit/api/db/connections/find-pooling-mode";
import { migrate } from "@todayfruit/api/db/migrate";
import { roleOf, withRole } from "@todayfruit/api/db/replace-database-url-parts";
import type { Settings } from "@todayfruit/api/env";
import type { CommandContext } from "../commands/command-context-types.ts";
import { StopWithMessageError } from "../commands/stop-with-message-error.ts";
import { explainMigrationProblem } from "../explain-fatal-errors.ts";
import { appRoleOf } from "../postgres/build-server-url-and-app-role.ts";
import {
  type EmbeddedPostgres,
  ServerDidNotStart,
  startEmbeddedPostgres,
} from "../postgres/embedded-postgres.ts";
import { ServerIsNotInstalled } from "../postgres/find-postgres-binaries.ts";
import { hasOtherConnections } from "../postgres/has-other-connections.ts";
import { printStepProgress } from "../print-step-progress.ts";

export type DatabaseAddress = {
  /** URL for statements and transactions; may go through a pooler. */
  url: string;
  /** URL for what needs a session of its own: LISTEN and session locks. */
  directUrl: string;
  /** URL as the owner of the tables. */
  ownerUrl: string;
  mode: PoolingMode;
  /** Role of these URLs that could rewrite the audit trail; `null` when none could. */
  powerfulRole: string | null;
};

/** Opens the configured database, or the shop's own, and migrates it to this version's schema. */
export async function openAndMigrateDatabase(
  settings: Settings,
  opened: CommandContext["opened"],
): Promise<DatabaseAddress> {
  const { url, directUrl, ownerUrl } = await addressesOf(settings, opened);
  const problem =
    (await findPoolingProblem("DATABASE_DIRECT_URL", directUrl)) ??
    (ownerUrl === directUrl ? null : await findPoolingProblem("DATABASE_OWNER_URL", ownerUrl));
  if (problem) throw new StopWithMessageError(problem);
  const app = roleOf(url);
  const outcome = await migrate(ownerUrl, {
    ...(app.name !== roleOf(ownerUrl).name && { app }),
    onWait: () => console.log(WAITING),
  });
  if ("problem" in outcome) throw new StopWithMessageError(explainMigrationProblem(outcome.problem));
  const powerfulRole = await findPowerfulRole([url, directUrl]);
  const mode = url === directUrl ? "direct" : await findPoolingMode(url);
  if (mode === "statement") throw new StopWithMessageError(STATEMENT_MODE);
  return { url, directUrl, ownerUrl, mode, powerfulRole };
}

const WAITING = "다른 프로세스가 데이터베이스를 고치고 있어서 기다려요 …";
const NO_SERVER =
  "이 설치에는 내장 데이터베이스가 없어요. DATABASE_URL에 PostgreSQL 15 이상의 주소를 적거나, npm ci로 패키지를 다시 설치해 주세요.";
const STATEMENT_MODE =
  "DATABASE_URL의 커넥션 풀러가 statement 모드예요. 주문은 트랜잭션이 필요하니 transaction이나 session 모드로 바꿔 주세요.";

/**
 * Checks for a pooler in transaction mode, which cannot keep LISTEN, session locks or the migration lock; returns the
 * message, or `null`.
 */
async function findPoolingProblem(key: string, address: string): Promise<string | null> {
  // A failure to check, such as an unreachable server, is reported by the migration that follows.
  const mode = await findPoolingMode(address).catch(() => null);
  if (mode !== "transaction" && mode !== "statement") return null;
  return `데이터베이스 앞의 커넥션 풀러가 ${mode} 모드예요. ${key}에 풀러를 거치지 않는 PostgreSQL 주소를 적어 주세요.`;
}

/**
 * Finds a role that could rewrite the trail. The owner may be reachable when the shop's role is not (a wrong password,
 * for example).
 */
async function findPowerfulRole(addresses: readonly string[]): Promise<string | null> {
  try {
    const powers = await Promise.all(
      [...new Set(addresses)].map((address) => readAuditTrailPrivileges(address)),
    );
    return powers.find(({ mayRewriteTrail }) => mayRewriteTrail)?.role ?? null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StopWithMessageError(explainMigrationProblem({ kind: "unreachable", reason }));
  }
}

type Addresses = { url: string; directUrl: string; ownerUrl: string };

async function addressesOf(settings: Settings, opened: CommandContext["opened"]): Promise<Addresses> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL } = settings;
  if (DATABASE_URL === undefined) {
    const ownerUrl = await startOwn(settings.DATA_DIR, opened);
    const url = withRole(ownerUrl, appRoleOf(ownerUrl));
    return { url, directUrl: url, ownerUrl };
  }
  const directUrl = DATABASE_DIRECT_URL ?? DATABASE_URL;
  return { url: DATABASE_URL, directUrl, ownerUrl: DATABASE_OWNER_URL ?? directUrl };
}

async function startOwn(dataDir: string, opened: CommandContext["opened"]): Promise<string> {
  const starting = startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  // Registered before the start, so that an interrupted start leaves no server behind.
  opened.defer(() => starting.then(stopOwn, () => undefined));
  try {
    return (await printStepProgress("데이터베이스를 켜는 중", () => starting)).url;
  } catch (error) {
    if (error instanceof ServerIsNotInstalled) throw new StopWithMessageError(NO_SERVER);
    if (!(error instanceof ServerDidNotStart)) throw error;
    throw new StopWithMessageError(`데이터베이스를 켜지 못했어요. 사유는 ${error.log}에 적혀 있어요.`);
  }
}

/** Stops the shop's own server unless another process of the shop uses it; the last one stops it. */
async function stopOwn(own: EmbeddedPostgres): Promise<void> {
  if (!(await hasOtherConnections(own.url))) await own.stop();
}
