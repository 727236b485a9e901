import type { Reply } from "@todayfruit/contract/all-calls";
import { formatPhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { formatAddress } from "../../../../features/addresses/format-address.ts";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { ChangeAddressButton } from "./change-address-button.tsx";

type Order = Reply<"GET /v1.2/app-users/orders/{id}">;

/** 배송지; the sender of a gift does not see one. */
export function OrderDeliveryAddress({ order }: { order: Order }) {
  const { address, memo } = order;
  if (address === null) return null;
  const orderer = address.guestOrderName;
  return (
    <Panel title="배송지" anchor="address" end={<ChangeAddressButton order={{ ...order, address }} />}>
      <dl className="grid grid-cols-terms gap-x-3 gap-y-2.5 text-label">
        {orderer && (
          <>
            <dt className="text-ink-3">주문한 분</dt>
            <dd className="tabular-nums">
              {orderer} {address.guestOrderPhone && formatPhone(address.guestOrderPhone)}
            </dd>
          </>
        )}
        <dt className="text-ink-3">받는 분</dt>
        <dd className="tabular-nums">
          {address.receiverName} {formatPhone(address.phone)}
        </dd>
        <dt className="text-ink-3">주소</dt>
        <dd>
          {formatAddress(address)} <span className="text-ink-3 tabular-nums">({address.zonecode})</span>
        </dd>
        {memo && (
          <>
            <dt className="text-ink-3">요청 사항</dt>
            <dd>{memo}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
