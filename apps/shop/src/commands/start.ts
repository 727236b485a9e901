import type { Settings } from "@todayfruit/api/env";
import { buildStorefront, isBuilt } from "../pages/build-storefront.ts";
import { withProgress } from "../progress.ts";
import { startShop } from "../start-shop.ts";
import { importDemonstration } from "./import.ts";
import { openDatabase } from "./open-database.ts";

/** `npm start`: builds what is not built, fills an empty database, serves until it is told to stop. */
export async function start(settings: Settings): Promise<void> {
  if (!(await isBuilt(settings.VARIANT))) {
    await withProgress(`${settings.VARIANT} 매장을 만드는 중`, () => buildStorefront(settings.VARIANT));
  }
  const database = await openDatabase(settings);
  await importDemonstration(settings, database.url);
  const shop = await startShop(settings, database.url);
  const lines = [
    ["매장", shop.url],
    ["API 문서", `${shop.url}/docs`],
    ...(shop.sandboxUrl ? [["결제 샌드박스", shop.sandboxUrl]] : []),
  ];
  console.log(
    `\n${lines.map(([name, url]) => `  ${name?.padEnd(8, " ")} ${url}`).join("\n")}\n\n  멈추려면 Ctrl-C를 누르세요.\n`,
  );

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await shop.stop();
    await database.close();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
