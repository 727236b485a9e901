import { expect, test } from "vitest";
import { derivePushState } from "./derive-push-state-and-support.ts";

test.each([
  [false, "default", true, "unsupported"],
  [true, "denied", true, "denied"],
  [true, "default", true, "off"],
  [true, "granted", false, "off"],
  [true, "granted", true, "on"],
] as const)(
  "supported %s, permission %s, registered %s: %s",
  (isSupported, permission, isRegistered, state) => {
    expect(derivePushState({ isSupported, permission, isRegistered })).toBe(state);
  },
);
