import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { ApiKeysCard } from "./api-keys-card.tsx";
import { WebhookDeliveriesCard } from "./deliveries/webhook-deliveries-card.tsx";
import { WebhooksCard } from "./webhooks-card.tsx";

/** Other systems of the shop: keys by which they call, addresses that are told what happened, and what they answered. */
export default function LinkSettingsPage() {
  const { may } = useMe();
  return (
    <>
      {may("operators.manage") && <ApiKeysCard />}
      <WebhooksCard />
      <WebhookDeliveriesCard />
      <p className="text-ink-2">
        다른 시스템이 부를 수 있는 호출은{" "}
        <a href={paths.apiDocuments} className="font-semibold text-brand-ink underline">
          API 문서
        </a>
        에서 찾아보고 불러 볼 수 있어요.
      </p>
    </>
  );
}
