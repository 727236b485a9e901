import { fileURLToPath } from "node:url";
import { createDatabase } from "@todayfruit/api/db/database";
import type { Settings } from "@todayfruit/api/env";
import { rankBestProducts } from "@todayfruit/api/features/best/rank-best-products";
import {
  hasProducts,
  type UnchangedStock,
} from "@todayfruit/api/features/import/write/imported-rows.repository";
import { createLog } from "@todayfruit/api/http/log";
import { createImageStorage } from "../create-image-storage.ts";
import { openAndMigrateDatabase } from "../database/open-and-migrate-database.ts";
import { printStepProgress } from "../print-step-progress.ts";
import type { CommandContext } from "./command-context-types.ts";
import { StopWithMessageError } from "./stop-with-message-error.ts";

const DEMONSTRATION = fileURLToPath(new URL("../../../../data", import.meta.url));

const SKIP_BAD = "--skip-bad";
/** Largest number of options listed whose stock was not taken over. */
const MOST_LISTED = 20;

/** `npm run import -- <folder> [--skip-bad]` */
export async function importCatalogFolder(
  settings: Settings,
  { words, opened }: CommandContext,
): Promise<void> {
  const [folder, ...more] = words.filter((word) => word !== SKIP_BAD);
  if (!folder || folder.startsWith("--") || more.length > 0)
    throw new StopWithMessageError("가져올 폴더 하나를 적어 주세요: npm run import -- <폴더> [--skip-bad]");
  const { directUrl } = await openAndMigrateDatabase(settings, opened);
  await run(settings, directUrl, folder, words.includes(SKIP_BAD));
}

/**
 * Fills an empty database with the demonstration catalogue. A production shop (`SANDBOX=false`) starts empty, and the
 * command says how to import goods.
 */
export async function fillIfEmpty(settings: Settings, databaseUrl: string): Promise<void> {
  const db = createDatabase({ url: databaseUrl, poolSize: 1, onError: () => undefined });
  const isFilled = await hasProducts(db).finally(() => db.close());
  if (isFilled) return;
  if (settings.SANDBOX) await run(settings, databaseUrl, DEMONSTRATION, false);
  else console.log("  아직 상품이 없어요. 들여오기: npm run import -- <폴더>");
}

async function run(settings: Settings, databaseUrl: string, folder: string, skipBad: boolean): Promise<void> {
  const db = createDatabase({ url: databaseUrl, poolSize: 2, onError: () => undefined });
  const now = () => new Date();
  // Read for an import: no later start waits for it.
  const { importCatalogue } = await import("@todayfruit/api/features/import/import-catalogue");
  const outcome = await printStepProgress("상품을 들이는 중", async () => {
    const imported = await importCatalogue(db, {
      folder,
      now: now(),
      skipBad,
      storage: createImageStorage(settings),
      onProgress: () => undefined,
    });
    if (imported.ok) await rankBestProducts({ db, now, log: createLog(settings.LOG_LEVEL) });
    return imported;
  }).finally(() => db.close());
  if (!outcome.ok && outcome.code === "UNREADABLE_FILE") {
    throw new StopWithMessageError(`${outcome.detail.file}: ${outcome.detail.reason}`);
  }
  const found = outcome.ok ? outcome.value : outcome.detail;
  for (const { file, row, id, field, reason } of found.problems) {
    console.error(`  ${file} ${row}번째 항목${id === null ? "" : ` (id ${id})`} ${field}: ${reason}`);
  }
  if (!outcome.ok) {
    throw new StopWithMessageError(
      `${outcome.detail.badRows}개 항목을 고쳐야 해요. 아무것도 바꾸지 않았어요. 고칠 수 없으면 --skip-bad로 나머지만 들일 수 있어요.`,
    );
  }
  console.log(`  ${outcome.value.written}개 항목, 사진과 영상 ${outcome.value.files}개를 새로 들였어요.`);
  if (outcome.value.keptStock.length > 0) console.log(keptStockText(outcome.value.keptStock));
}

/** Message about stock that was not taken over: once orders exist, the shop's stock counts, not the catalogue's. */
function keptStockText(kept: readonly UnchangedStock[]): string {
  const listed = kept
    .slice(0, MOST_LISTED)
    .map(
      ({ optionId, inCatalogue, onHand }) => `    옵션 ${optionId}: 파일 ${inCatalogue}개, 가게 ${onHand}개`,
    );
  const more = kept.length > MOST_LISTED ? [`    … 그 밖에 ${kept.length - MOST_LISTED}개`] : [];
  return [
    `  옵션 ${kept.length}개는 파일의 stock이 가게의 재고와 달라요. 가게의 재고를 그대로 두었어요.`,
    ...listed,
    ...more,
    "  재고를 고치려면: node apps/shop/src/main.ts operator stock <옵션> <수량> <사유>",
  ].join("\n");
}
