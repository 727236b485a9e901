import type { Db } from "../../apps/api/src/db/database.ts";
import type { TestShop } from "../../apps/api/src/testing/test-shop.ts";
import type { JsonClient } from "../load/json-client.ts";

/** Parts of a shop the test functions need, over the network instead of in process. */
export type RemoteShop = Pick<TestShop, "call" | "sandbox" | "clock"> & {
  database: Pick<TestShop["database"], "db">;
  services: { rules: Pick<TestShop["services"]["rules"], "vbankHours"> };
};

/** Adapts a client of a running shop to the api tests' functions that buy, sign up and give. */
export function adaptClientToTestShop(shop: JsonClient, sandbox: JsonClient, db: Db): TestShop {
  async function call(
    token: string | null,
    name: string,
    input: { path?: Record<string, unknown>; query?: Record<string, string>; body?: unknown } = {},
    headers: Record<string, string> = {},
  ): Promise<{ status: number; reply: unknown; refusal: unknown }> {
    const [method = "GET", template = ""] = name.split(" ");
    const address = template.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
      encodeURIComponent(String(input.path?.[field])),
    );
    const search = input.query ? `?${new URLSearchParams(input.query)}` : "";
    const { status, body } = await shop.send(method, address + search, token, input.body, headers);
    return { status, reply: body, refusal: body };
  }

  const remote: RemoteShop = {
    call: call as TestShop["call"],
    async sandbox(path, body) {
      const reply = await sandbox.send(body === undefined ? "GET" : "POST", path, null, body);
      if (reply.status >= 400)
        throw new Error(`sandbox ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
      return reply.body;
    },
    database: { db },
    clock: {
      get now() {
        return new Date();
      },
    },
    services: { rules: { vbankHours: 24 } },
  };
  return remote as TestShop;
}
