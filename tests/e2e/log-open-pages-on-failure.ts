import { afterEach } from "vitest";
import { openPages } from "./track-open-pages-and-calls.ts";

/** Prints what a shopper or an operator saw when a journey failed, and the last calls of the page. */
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const { page, calls } of openPages) {
    const text = await page
      .locator("body")
      .innerText({ timeout: 2000 })
      .catch((error: unknown) => String(error));
    console.error(
      [
        `${task.name}: ${page.url()}`,
        text.replaceAll(/\s+/g, " ").slice(0, 1000),
        ...calls.map(({ name, answer }) => `${name} ${answer}`),
      ].join("\n  "),
    );
  }
});
