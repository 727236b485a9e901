import type { Settings } from "@todayfruit/api/env";
import { buildStorefront, isBuilt } from "../pages/build-storefront.ts";
import { withProgress } from "../progress.ts";
import type { Run } from "./command-run.ts";

/** `npm run build`: builds the variant named by VARIANT, unless the current sources are built already. */
export async function build({ VARIANT }: Settings, { opened }: Run): Promise<void> {
  if (await isBuilt(VARIANT)) console.log(`  ${VARIANT} 매장은 이미 만들어져 있어요.`);
  else await buildIfNeeded(VARIANT, opened);
}

export async function buildIfNeeded(variant: Settings["VARIANT"], opened: Run["opened"]): Promise<void> {
  if (await isBuilt(variant)) return;
  await withProgress(`${variant} 매장을 만드는 중`, () => buildStorefront(variant, opened));
}
