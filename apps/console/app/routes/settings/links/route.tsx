import { useMe } from "../../../session/use-me.ts";
import { DeliveriesCard } from "./deliveries/deliveries-card.tsx";
import { KeysCard } from "./keys-card.tsx";
import { WebhooksCard } from "./webhooks-card.tsx";

/** Other systems of the shop: keys by which they call, addresses that are told what happened, and what they answered. */
export default function LinkSettingsPage() {
  const { may } = useMe();
  return (
    <>
      {may("operators.manage") && <KeysCard />}
      <WebhooksCard />
      <DeliveriesCard />
    </>
  );
}
