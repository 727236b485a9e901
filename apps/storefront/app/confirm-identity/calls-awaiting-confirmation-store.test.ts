import { expect, test } from "vitest";
import { callsAwaitingConfirmationStore } from "./calls-awaiting-confirmation-store.ts";

test("confirm asks: one at a time, each with its own answer", async () => {
  const shown: (string | undefined)[] = [];
  const stop = callsAwaitingConfirmationStore.subscribe(() =>
    shown.push(callsAwaitingConfirmationStore.current()?.purpose),
  );
  const first = callsAwaitingConfirmationStore.ask("leave", null, 0);
  const second = callsAwaitingConfirmationStore.ask("addCard", null, 0);
  callsAwaitingConfirmationStore.current()?.answer("one");
  callsAwaitingConfirmationStore.current()?.answer(null);
  stop();
  expect([await first, await second]).toEqual(["one", null]);
  expect(shown).toEqual(["leave", "leave", "addCard", undefined]);
});

test("confirm asks: a confirmation is reused for its purpose until it expires or is refused", async () => {
  callsAwaitingConfirmationStore.keep("deleteCard", "kept", 300_000);
  expect(await callsAwaitingConfirmationStore.ask("deleteCard", null, 299_999)).toBe("kept");
  const other = callsAwaitingConfirmationStore.ask("exportData", null, 0);
  callsAwaitingConfirmationStore.current()?.answer("other");
  expect(await other).toBe("other");
  const refused = callsAwaitingConfirmationStore.ask("deleteCard", "kept", 0);
  callsAwaitingConfirmationStore.current()?.answer("fresh");
  expect(await refused).toBe("fresh");
  callsAwaitingConfirmationStore.keep("deleteCard", "kept", 300_000);
  const late = callsAwaitingConfirmationStore.ask("deleteCard", null, 300_000);
  expect(callsAwaitingConfirmationStore.current()?.purpose).toBe("deleteCard");
  callsAwaitingConfirmationStore.current()?.answer(null);
  expect(await late).toBeNull();
});
