import { expect, test, vi } from "vitest";
import { printStepProgress } from "./print-step-progress.ts";

/** Runs steps and returns what they print, with every time as `T`. */
async function printedBy(run: () => Promise<unknown>): Promise<string> {
  let printed = "";
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  try {
    await run();
  } finally {
    write.mockRestore();
  }
  return printed.replaceAll(/\d+\.\d초/g, "T");
}

test("printStepProgress: a step is one line with the time it took", async () => {
  expect(await printedBy(() => printStepProgress("상품", async () => 1))).toBe("  상품 … T\n");
});

test("printStepProgress: of two steps at once, the one that ends later names itself again", async () => {
  const { promise: built, resolve } = Promise.withResolvers<void>();
  const printed = await printedBy(async () => {
    const building = printStepProgress("매장", () => built);
    await printStepProgress("상품", async () => undefined);
    resolve();
    await building;
  });
  expect(printed).toBe("  매장 …\n  상품 … T\n  매장 … T\n");
});

test("printStepProgress: a step that fails says so and rejects", async () => {
  const printed = await printedBy(() =>
    expect(printStepProgress("상품", () => Promise.reject(new Error("no")))).rejects.toThrow("no"),
  );
  expect(printed).toBe("  상품 … 실패\n");
});
