import { expect, test } from "vitest";
import { callsAwaitingConfirmation } from "./calls-awaiting-confirmation.ts";

test("confirm asks: one at a time, each with its own answer", async () => {
  const shown: (string | undefined)[] = [];
  const stop = callsAwaitingConfirmation.subscribe(() =>
    shown.push(callsAwaitingConfirmation.current()?.purpose),
  );
  const first = callsAwaitingConfirmation.ask("leave", null, 0);
  const second = callsAwaitingConfirmation.ask("addCard", null, 0);
  callsAwaitingConfirmation.current()?.answer("one");
  callsAwaitingConfirmation.current()?.answer(null);
  stop();
  expect([await first, await second]).toEqual(["one", null]);
  expect(shown).toEqual(["leave", "leave", "addCard", undefined]);
});

test("confirm asks: a confirmation is reused for its purpose until it expires or is refused", async () => {
  callsAwaitingConfirmation.keep("deleteCard", "kept", 300_000);
  expect(await callsAwaitingConfirmation.ask("deleteCard", null, 299_999)).toBe("kept");
  const other = callsAwaitingConfirmation.ask("exportData", null, 0);
  callsAwaitingConfirmation.current()?.answer("other");
  expect(await other).toBe("other");
  const refused = callsAwaitingConfirmation.ask("deleteCard", "kept", 0);
  callsAwaitingConfirmation.current()?.answer("fresh");
  expect(await refused).toBe("fresh");
  callsAwaitingConfirmation.keep("deleteCard", "kept", 300_000);
  const late = callsAwaitingConfirmation.ask("deleteCard", null, 300_000);
  expect(callsAwaitingConfirmation.current()?.purpose).toBe("deleteCard");
  callsAwaitingConfirmation.current()?.answer(null);
  expect(await late).toBeNull();
});
