import { groupDigits } from "@todayfruit/domain/money/format-won";
import { isSellersFault } from "@todayfruit/domain/returns/return-reasons";
import { shortDate } from "../../../../ui/format-dates-and-durations.ts";
import type { ClaimRow } from "../use-claims-and-cancellation-requests.ts";

/** Refund that the buyer was shown, was offered or got, each in 원 with its reason. */
export function RefundLines({ claim }: { claim: ClaimRow }) {
  const { expectedPrice, expectedPoint, offer, refundPrice, refundPoint } = claim;
  if (claim.wish === "replace") {
    return (
      <ul>
        {claim.options.map(({ id, name, optionUnit }) => (
          <li key={id} className="flex gap-2">
            {name}
            <b className="number ml-auto font-semibold">{optionUnit}개</b>
          </li>
        ))}
        <li className="mt-1 text-micro text-ink-3">
          받아들이면 재고에서 꺼내고, 출고의 교환 상자로 들어가요
        </li>
      </ul>
    );
  }
  return (
    <dl className="number flex flex-col gap-1.5">
      {claim.options.map(({ id, name, optionUnit, pieces }) => (
        <Line
          key={id}
          name={name}
          reason={pieces ? `${pieces.all}개 가운데 ${pieces.bad}개` : `${optionUnit}개`}
          value=""
        />
      ))}
      <Line
        name="배송비"
        reason={isSellersFault(claim.reason) ? "파는 쪽이 내요" : "회수하는 값을 빼요"}
        value=""
      />
      {(expectedPoint ?? 0) > 0 && (
        <Line name="포인트" reason="포인트로 낸 만큼" value={`${groupDigits(expectedPoint ?? 0)}P`} />
      )}
      <div className="mt-1 flex items-baseline gap-2 border-t border-line pt-2">
        <dt className="font-semibold">예상 환불</dt>
        <dd className="ml-auto text-title font-bold">
          {expectedPrice === null ? "계산하지 않았어요" : `${groupDigits(expectedPrice)}원`}
        </dd>
      </div>
      {offer && (
        <Line
          name="정한 금액"
          reason={`${shortDate(offer.answerUntil)}까지 산 분의 답을 기다려요`}
          value={`${groupDigits(offer.refundPrice)}원`}
        />
      )}
      {refundPrice + refundPoint > 0 && (
        <Line
          name="돌려준 돈"
          reason={refundPoint > 0 ? `포인트 ${groupDigits(refundPoint)}P 따로` : ""}
          value={`${groupDigits(refundPrice)}원`}
        />
      )}
    </dl>
  );
}

function Line({ name, reason, value }: { name: string; reason: string; value: string }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt>
        {name} <span className="text-ink-3">{reason}</span>
      </dt>
      <dd className="ml-auto whitespace-nowrap">{value}</dd>
    </div>
  );
}
