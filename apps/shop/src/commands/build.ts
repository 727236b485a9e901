import { fileURLToPath } from "node:url";
import type { Settings } from "@todayfruit/api/env";
import { CONSOLE_BUILD } from "../console/console-build-description.ts";
import { buildApp, isBuilt } from "../pages/build-web-app.ts";
import { describeStorefrontBuild } from "../pages/describe-storefront-build.ts";
import { printStepProgress } from "../print-step-progress.ts";
import { buildServerInChildProcess } from "../server-build/build-server-in-child-process.ts";
import type { CommandContext } from "./command-context-types.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * `npm run build`: builds the variant named by VARIANT, the console and the server, unless the current sources are built
 * already.
 */
export async function build({ VARIANT }: Settings, { opened }: CommandContext): Promise<void> {
  if (await isBuilt(describeStorefrontBuild(VARIANT)))
    console.log(`  ${VARIANT} 매장은 이미 만들어져 있어요.`);
  else await buildIfNeeded(VARIANT, opened);
  await buildConsoleIfNeeded(opened);
  await buildServerIfNeeded(opened);
}

export async function buildIfNeeded(
  variant: Settings["VARIANT"],
  opened: CommandContext["opened"],
): Promise<void> {
  const storefront = describeStorefrontBuild(variant);
  if (await isBuilt(storefront)) return;
  await printStepProgress(`${variant} 매장을 만드는 중`, () => buildApp(storefront, opened));
}

export async function buildConsoleIfNeeded(opened: CommandContext["opened"]): Promise<void> {
  if (await isBuilt(CONSOLE_BUILD)) return;
  await printStepProgress("운영 콘솔을 만드는 중", () => buildApp(CONSOLE_BUILD, opened));
}

export function buildServerIfNeeded(opened: CommandContext["opened"]): Promise<void> {
  return buildServerInChildProcess(ROOT, opened);
}
