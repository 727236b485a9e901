import type { Settings } from "@todayfruit/api/env";
import { MANAGER_EMAIL } from "../console/demonstration-manager.ts";
import { mustNotRewriteAuditTrail } from "../database/must-not-rewrite-audit-trail.ts";
import { prepareDatabase } from "../database/prepare-database.ts";
import { mustBeFree } from "../listen-addresses.ts";
import { startShop } from "../start-shop.ts";
import { buildConsoleIfNeeded, buildIfNeeded } from "./build.ts";
import type { Run } from "./command-run.ts";
import { fillIfEmpty } from "./import.ts";

/** `npm start`: builds the storefront if needed, fills an empty database and serves until stopped. */
export async function start(settings: Settings, { opened, told }: Run): Promise<void> {
  await mustBeFree(settings);
  const database = await prepareDatabase(settings, opened);
  mustNotRewriteAuditTrail(settings, database);
  await buildIfNeeded(settings.VARIANT, opened);
  if (settings.CONSOLE) await buildConsoleIfNeeded(opened);
  await fillIfEmpty(settings, database.directUrl);
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
  await told;
}
