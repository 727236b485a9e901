import { expect, test } from "vitest";
import { agreesWithFarms } from "./farm-operator-role.ts";

test.each([
  [["distributor"], [3], true],
  [["distributor"], [3, 4], true],
  [["distributor", "distributor"], [3], true],
  [["distributor"], [], false],
  [["distributor", "manager"], [3], false],
  [["manager"], [3], false],
  [["manager", "viewer"], [], true],
])("roles %j with farms %j agree: %s", (roles, farms, agrees) => {
  expect(agreesWithFarms(roles, farms)).toBe(agrees);
});
