import { buffer } from "node:stream/consumers";
import type { Page } from "playwright-core";

/** Presses what saves a file; returns the file's name and text. */
export async function downloadFile(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) };
}
