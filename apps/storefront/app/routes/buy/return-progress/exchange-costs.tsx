import { Won } from "../../../features/catalog/price-block.tsx";
import type { FollowedReturn } from "../../../features/returns/list-return-progress-steps.ts";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

/** 교환에 드는 돈: the farm pays both ways of an exchange. */
export function ExchangeCosts({ request }: { request: FollowedReturn }) {
  if (request.status === "denied" || request.status === "taken_back") return null;
  return (
    <Panel title="교환에 드는 돈">
      <KeyValues>
        {request.pickup && <KeyValue name="가져가는 택배비">농장이 내요</KeyValue>}
        <KeyValue name="다시 보내는 택배비">농장이 내요</KeyValue>
        <KeyValue kind="total" name="내가 낼 돈">
          <Won amount={0} />
        </KeyValue>
      </KeyValues>
    </Panel>
  );
}
