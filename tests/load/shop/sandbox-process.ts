import { createSandbox } from "../../../apps/sandbox/src/create-sandbox.ts";
import { TEST_KEYS } from "../sandboxed-production-settings.ts";

/** Provider of a measured shop, in a process of its own: `node sandbox-process.ts <port> <URL of the shop>`. */
const [port, shop] = process.argv.slice(2);
const sandbox = createSandbox({
  ...TEST_KEYS,
  clock: () => new Date(),
  webhookUrls: [`${shop}/v1/payments/webhooks/toss`],
  publicUrl: `http://127.0.0.1:${port}`,
  messages: { apiKey: "solapi_of_this_test", apiSecret: "solapi_secret_of_this_test" },
  tracker: { clientId: "tracker_id_of_this_test", clientSecret: "tracker_of_this_test" },
});
await sandbox.listen({ port: Number(port), host: "127.0.0.1" });
process.send?.("ready");
