import { useMe } from "../../../session/use-me.ts";
import { KeysCard } from "./keys-card.tsx";
import { WebhooksCard } from "./webhooks-card.tsx";

/** Other systems of the shop: keys by which they call, and addresses that are told what happened. */
export default function LinkSettingsPage() {
  const { may } = useMe();
  return (
    <>
      {may("operators.manage") && <KeysCard />}
      <WebhooksCard />
    </>
  );
}
