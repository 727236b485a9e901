import { consoleOriginOf } from "@todayfruit/api/derive-console-and-variant-urls";
import { drainSecondsOf, type Settings, sandboxPortOf } from "@todayfruit/api/env";
import { VARIANTS } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { mustBeFree } from "../check-and-open-listen-addresses.ts";
import { openAndMigrateDatabase } from "../database/open-and-migrate-database.ts";
import { requireAuditSafeRole } from "../database/require-audit-safe-role.ts";
import { startShop } from "../start-shop.ts";
import { buildIfNeeded } from "./build.ts";
import type { CommandContext } from "./command-context-types.ts";
import { fillIfEmpty } from "./import-catalog.ts";

/** Distance of the variants' ports, which leaves room for the sandbox. */
const APART = 10;

/**
 * `node apps/shop/src/main.ts variants`: serves the four variants on one database, the first at PORT and each further one
 * ten ports on. All use the first one's sandbox and console.
 */
export async function startStorefrontVariants(
  settings: Settings,
  { opened, told }: CommandContext,
): Promise<void> {
  const urls = VARIANTS.map((variant, index) => `${variant}=http://localhost:${portOf(settings, index)}`);
  const shared = {
    ...settings,
    CONSOLE_URL: consoleOriginOf(settings),
    VARIANT_URLS: settings.VARIANT_URLS ?? urls.join(","),
  };
  const shops = VARIANTS.map((variant, index) => variantAt(shared, variant, index));
  for (const shop of shops) await mustBeFree(shop);
  const database = await openAndMigrateDatabase(settings, opened);
  requireAuditSafeRole(settings, database);
  for (const { VARIANT } of shops) await buildIfNeeded(VARIANT, opened);
  await fillIfEmpty(settings, database.directUrl);
  console.log("");
  const consoles: Promise<void>[] = [];
  for (const shop of shops) {
    const { url, consoleOpened } = await startShop(shop, database, opened);
    consoles.push(consoleOpened);
    console.log(`  ${shop.VARIANT.padEnd(12, " ")} ${url}`);
  }
  console.log("\n  멈추려면 Ctrl-C를 누르세요.\n");
  process.exitCode = 0;
  await Promise.race([told, Promise.all(consoles).then(() => told)]);
}

/** @example variantAt({ PORT: 3000, … }, "farmer", 2).PORT // 3020 */
function variantAt(settings: Settings, variant: Settings["VARIANT"], index: number): Settings {
  return {
    ...settings,
    VARIANT: variant,
    PORT: portOf(settings, index),
    METRICS_PORT: settings.METRICS_PORT && settings.METRICS_PORT + index * APART,
    PUBLIC_URL: undefined,
    SANDBOX: settings.SANDBOX && index === 0,
    CONSOLE: settings.CONSOLE && index === 0,
    // With the first variant's sandbox there is no balancer in front of any variant.
    DRAIN_SECONDS: String(drainSecondsOf(settings)),
    SANDBOX_PORT: sandboxPortOf(settings),
  };
}

function portOf({ PORT }: Pick<Settings, "PORT">, index: number): number {
  return PORT + index * APART;
}
