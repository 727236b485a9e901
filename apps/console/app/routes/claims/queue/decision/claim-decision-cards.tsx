import { useMe } from "../../../../session/use-me.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import type { ClaimRow } from "../use-claims-and-cancellation-requests.ts";
import { DecisionForm } from "./decision-form.tsx";
import { PickupCard } from "./pickup-card.tsx";
import { RefundLines } from "./refund-lines.tsx";
import { ReplacementParcelCard } from "./replacement-parcel-card.tsx";

/** Acts on a claim: its decision while it is open, and the goods that come back. */
export function ClaimDecisionCards({ claim, onDecided }: { claim: ClaimRow; onDecided(): void }) {
  const { may } = useMe();
  const isOpen = claim.status === "requested";
  return (
    <div className="flex flex-col gap-4">
      <Card title={claim.wish === "refund" ? "돌려드릴 돈" : "다시 보낼 것"}>
        <RefundLines claim={claim} />
        {isOpen && may("claims.decide") && <DecisionForm claim={claim} onDecided={onDecided} />}
      </Card>
      {claim.status === "approved" && claim.wish === "replace" && <ReplacementParcelCard claim={claim} />}
      {claim.status !== "denied" && claim.status !== "taken_back" && <PickupCard claim={claim} />}
    </div>
  );
}
