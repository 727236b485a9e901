import { expect, test } from "vitest";
import { permissionTitle } from "./permission-title.ts";
import { PERMISSIONS } from "./permissions.ts";

test("each permission has a title of its own", () => {
  expect(new Set(PERMISSIONS.map(permissionTitle)).size).toBe(PERMISSIONS.length);
});
