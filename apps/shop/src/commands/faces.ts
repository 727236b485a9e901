import { drainSecondsOf, type Settings, sandboxPortOf, VARIANTS } from "@todayfruit/api/env";
import { mustBeFree } from "../ports.ts";
import { startShop } from "../start-shop.ts";
import { buildIfNeeded } from "./build.ts";
import { fillIfEmpty } from "./import.ts";
import { mustNotRewriteTrail, openDatabase } from "./open-database.ts";
import type { Run } from "./run.ts";

/** Distance of the faces' ports, which leaves room for the sandbox. */
const APART = 10;

/**
 * `node apps/shop/src/main.ts faces`: serves the four faces on one database, the first at PORT and each further one ten
 * ports on. All use the first one's sandbox.
 */
export async function startFaces(settings: Settings, { opened, told }: Run): Promise<void> {
  const faces = VARIANTS.map((variant, index) => faceAt(settings, variant, index));
  for (const face of faces) await mustBeFree(face);
  const database = await openDatabase(settings, opened);
  mustNotRewriteTrail(settings, database);
  for (const { VARIANT } of faces) await buildIfNeeded(VARIANT, opened);
  await fillIfEmpty(settings, database.directUrl);
  console.log("");
  for (const face of faces) {
    const { url } = await startShop(face, database, opened);
    console.log(`  ${face.VARIANT.padEnd(12, " ")} ${url}`);
  }
  console.log("\n  멈추려면 Ctrl-C를 누르세요.\n");
  process.exitCode = 0;
  await told;
}

/** @example faceAt({ PORT: 3000, … }, "farmer", 2).PORT // 3020 */
function faceAt(settings: Settings, variant: Settings["VARIANT"], index: number): Settings {
  return {
    ...settings,
    VARIANT: variant,
    PORT: settings.PORT + index * APART,
    METRICS_PORT: settings.METRICS_PORT && settings.METRICS_PORT + index * APART,
    PUBLIC_URL: undefined,
    SANDBOX: settings.SANDBOX && index === 0,
    // With the first face's sandbox there is no balancer in front of any face.
    DRAIN_SECONDS: String(drainSecondsOf(settings)),
    SANDBOX_PORT: sandboxPortOf(settings),
  };
}
