import type { Settings } from "@todayfruit/api/env";
import type { Services } from "@todayfruit/api/http/handler-context-types";
import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import { createFileJournal } from "@todayfruit/sandbox/state-file";
import { listenAddressesOf, listenAt } from "./check-and-open-listen-addresses.ts";
import { managerCode } from "./console/add-demonstration-manager-and-show-code.ts";

/** Starts the sandbox of outside services beside the shop; it calls back to this process. */
export async function startSandbox(
  settings: Settings,
  services: Pick<Services, "db" | "sealing" | "now">,
  opened: AsyncDisposableStack,
): Promise<void> {
  const { sandbox: door } = listenAddressesOf(settings);
  const shop = `http://127.0.0.1:${settings.PORT}`;
  const sandbox = createSandbox({
    secretKey: settings.TOSS_SECRET_KEY,
    clientKey: settings.TOSS_CLIENT_KEY,
    clock: services.now,
    webhookUrls: [`${shop}/v1/payments/webhooks/toss`],
    unlinkUrls: {
      kakao: `${shop}/v1/auth/social/kakaotalk/unlinked`,
      naver: `${shop}/v1/auth/social/naver/unlinked`,
    },
    reportUrl: `${shop}/v1/messages/reports/${settings.MESSAGE_REPORT_SECRET}`,
    shareUrl: `${shop}/v1/gift/shared`,
    tracker: { clientId: settings.TRACKER_CLIENT_ID, clientSecret: settings.TRACKER_CLIENT_SECRET },
    pickups: { apiKey: settings.PICKUP_API_KEY },
    authenticatorCode: () => managerCode(services),
    publicUrl: `http://localhost:${door.port}`,
    journal: createFileJournal(`${settings.DATA_DIR}/sandbox.jsonl`),
  });
  opened.defer(() => sandbox.close());
  await listenAt(door, (at) => sandbox.listen(at));
}
