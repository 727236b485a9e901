import { reconcilePayments } from "../../apps/api/src/features/payments/settlement/reconcile-payments.ts";
import { chargeDueCycles } from "../../apps/api/src/features/subscriptions/timed/charge-due-cycles.ts";
import { createStormServices } from "../storm/subscribers/create-storm-services.ts";

/** Process that charges due cycles and settles unknown payments until it is killed; the settings come by a message. */
process.once("message", async (message) => {
  const { settings, sandboxUrl } = message as { settings: Record<string, string>; sandboxUrl: string };
  const services = createStormServices(settings, sandboxUrl);
  process.send?.("ready");
  for (;;) {
    await chargeDueCycles(services);
    await reconcilePayments(services);
  }
});
