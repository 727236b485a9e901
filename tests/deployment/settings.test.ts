import { expect, test } from "vitest";
import { SETTINGS } from "../../apps/api/src/env.ts";
import { readDeploymentFiles } from "./read-deployment-files.ts";

/** Names that are no settings of the shop: passwords that an address is made of, the database's image, capabilities. */
const OTHERS =
  /^(DATABASE_PASSWORD|DATABASE_APP_PASSWORD|DATABASE_OWNER_PASSWORD|POSTGRES_\w+|NET_BIND_SERVICE|CMD_SHELL)$/;

test("deploy: every environment variable that a file names is a setting", () => {
  const named = [...readDeploymentFiles()].flatMap(([file, text]) =>
    [...text.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g)].map(([name]) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ name }) => !(name in SETTINGS) && !OTHERS.test(name))).toEqual([]);
});

test("deploy: no file has a secret", () => {
  const secret =
    /(live|test)_g?sk_\w{8}|-----BEGIN|AKIA[A-Z0-9]{12}|eyJ[\w-]{20}|\b[A-Za-z0-9+/]{40,}={0,2}(?![\w/.-])/;
  const found = [...readDeploymentFiles()].filter(([, text]) =>
    secret.test(text.replaceAll(/https?:\S+/g, "")),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});
