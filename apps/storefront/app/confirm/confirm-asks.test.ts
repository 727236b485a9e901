import { expect, test } from "vitest";
import { confirmAsks } from "./confirm-asks.ts";

test("confirm asks: one at a time, each with its own answer", async () => {
  const shown: (string | undefined)[] = [];
  const stop = confirmAsks.subscribe(() => shown.push(confirmAsks.current()?.purpose));
  const first = confirmAsks.ask("leave", null, 0);
  const second = confirmAsks.ask("addCard", null, 0);
  confirmAsks.current()?.answer("one");
  confirmAsks.current()?.answer(null);
  stop();
  expect([await first, await second]).toEqual(["one", null]);
  expect(shown).toEqual(["leave", "leave", "addCard", undefined]);
});

test("confirm asks: a confirmation is reused for its purpose until it expires or is refused", async () => {
  confirmAsks.keep("deleteCard", "kept", 300_000);
  expect(await confirmAsks.ask("deleteCard", null, 299_999)).toBe("kept");
  const other = confirmAsks.ask("exportData", null, 0);
  confirmAsks.current()?.answer("other");
  expect(await other).toBe("other");
  const refused = confirmAsks.ask("deleteCard", "kept", 0);
  confirmAsks.current()?.answer("fresh");
  expect(await refused).toBe("fresh");
  confirmAsks.keep("deleteCard", "kept", 300_000);
  const late = confirmAsks.ask("deleteCard", null, 300_000);
  expect(confirmAsks.current()?.purpose).toBe("deleteCard");
  confirmAsks.current()?.answer(null);
  expect(await late).toBeNull();
});
