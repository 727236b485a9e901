import type { Settings } from "@todayfruit/api/env";
import { mustBeFree } from "../check-and-open-listen-addresses.ts";
import { MANAGER_EMAIL } from "../console/add-demonstration-manager-and-show-code.ts";
import { type DatabaseAddress, openAndMigrateDatabase } from "../database/open-and-migrate-database.ts";
import { requireAuditSafeRole } from "../database/require-audit-safe-role.ts";
import { buildIfNeeded, buildServerIfNeeded } from "./build.ts";
import type { CommandContext } from "./command-context-types.ts";
import { fillIfEmpty } from "./import-catalog.ts";

/**
 * `npm start`: fills an empty database while the storefront is built, where either is needed, and serves until stopped. The
 * console is built beside the shop that already answers.
 */
export async function start(settings: Settings, { opened, told }: CommandContext): Promise<void> {
  await mustBeFree(settings);
  // The shop's modules are read while its database starts.
  const [database, , { startShop }] = await Promise.all([
    prepareFilledDatabase(settings, opened),
    buildIfNeeded(settings.VARIANT, opened),
    import("../start-shop.ts"),
    buildServerIfNeeded(opened),
  ]);
  const shop = await startShop(settings, database, opened);
  const lines = [
    ["매장", shop.url],
    ...(shop.consoleUrl ? [["운영 콘솔", shop.consoleUrl]] : []),
    ["API 문서", `${shop.url}/docs`],
    ...(shop.sandboxUrl ? [["결제 샌드박스", shop.sandboxUrl]] : []),
  ];
  if (shop.managerPassword !== null) {
    lines.push(["첫 운영자", `${MANAGER_EMAIL}, 비밀번호 ${shop.managerPassword} (지금 한 번만 보여요)`]);
    lines.push(["인증 앱", `${shop.sandboxUrl}/authenticator`]);
  }
  console.log(
    `\n${lines.map(([name, url]) => `  ${name?.padEnd(8, " ")} ${url}`).join("\n")}\n\n  멈추려면 Ctrl-C를 누르세요.\n`,
  );
  process.exitCode = 0;
  // A console that cannot be built ends the shop with the reason.
  await Promise.race([told, shop.consoleOpened.then(() => told)]);
}

async function prepareFilledDatabase(
  settings: Settings,
  opened: CommandContext["opened"],
): Promise<DatabaseAddress> {
  const database = await openAndMigrateDatabase(settings, opened);
  requireAuditSafeRole(settings, database);
  await fillIfEmpty(settings, database.directUrl);
  return database;
}
