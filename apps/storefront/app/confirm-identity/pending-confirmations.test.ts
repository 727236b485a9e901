import { expect, test } from "vitest";
import { pendingConfirmations } from "./pending-confirmations.ts";

test("confirm asks: one at a time, each with its own answer", async () => {
  const shown: (string | undefined)[] = [];
  const stop = pendingConfirmations.subscribe(() => shown.push(pendingConfirmations.current()?.purpose));
  const first = pendingConfirmations.ask("leave", null, 0);
  const second = pendingConfirmations.ask("addCard", null, 0);
  pendingConfirmations.current()?.answer("one");
  pendingConfirmations.current()?.answer(null);
  stop();
  expect([await first, await second]).toEqual(["one", null]);
  expect(shown).toEqual(["leave", "leave", "addCard", undefined]);
});

test("confirm asks: a confirmation is reused for its purpose until it expires or is refused", async () => {
  pendingConfirmations.keep("deleteCard", "kept", 300_000);
  expect(await pendingConfirmations.ask("deleteCard", null, 299_999)).toBe("kept");
  const other = pendingConfirmations.ask("exportData", null, 0);
  pendingConfirmations.current()?.answer("other");
  expect(await other).toBe("other");
  const refused = pendingConfirmations.ask("deleteCard", "kept", 0);
  pendingConfirmations.current()?.answer("fresh");
  expect(await refused).toBe("fresh");
  pendingConfirmations.keep("deleteCard", "kept", 300_000);
  const late = pendingConfirmations.ask("deleteCard", null, 300_000);
  expect(pendingConfirmations.current()?.purpose).toBe("deleteCard");
  pendingConfirmations.current()?.answer(null);
  expect(await late).toBeNull();
});
