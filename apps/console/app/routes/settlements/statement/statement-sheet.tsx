import { formatFullDate } from "@todayfruit/domain/calendar/kst";
import { formatSignedWon } from "../../../ui/format-signed-won.ts";
import type { Settlement } from "./use-settlement-with-lines.ts";

const KINDS = {
  shipping: "배송비",
  return: "반품·교환",
  return_shipping: "반품 배송비",
  correction: "바로잡음",
} as const;

/** The statement as it is printed on A4: goods by option, what was added or taken off and why, and the sum. */
export function StatementSheet({ settlement }: { settlement: Settlement }) {
  const { lines, adjustments } = settlement;
  return (
    <article className="mx-auto max-w-198 rounded-card bg-surface px-14 py-14 inset-shadow-hairline max-desk:px-4 max-desk:py-6 print:p-0 print:shadow-none">
      <h2 className="text-headline font-bold">정산 명세서</h2>
      <p className="number text-ink-2">
        {formatFullDate(settlement.through)}까지 도착한 것 · 제 {settlement.id}호
      </p>
      <dl className="my-6 grid grid-cols-2 gap-4">
        <div>
          <dt className="font-semibold">받는 곳</dt>
          <dd>{settlement.distributorName}</dd>
        </div>
        <div>
          <dt className="font-semibold">드리는 날</dt>
          <dd className="number">
            {settlement.paidOn ? formatFullDate(settlement.paidOn) : "아직 드리지 않았어요"}
          </dd>
        </div>
      </dl>
      <table className="number w-full border-collapse [&_tr>*+*]:pl-3">
        <thead>
          <tr className="border-b border-ink text-left [&>th]:py-2 [&>th]:font-semibold">
            <th>상품 · 옵션</th>
            <th className="text-right whitespace-nowrap">상자</th>
            <th className="text-right whitespace-nowrap">공급가</th>
            <th className="text-right whitespace-nowrap">합</th>
          </tr>
        </thead>
        <tbody className="[&>tr>td]:border-b [&>tr>td]:border-line-strong [&>tr>td]:py-2">
          {lines.map(({ productId, productName, optionName, units, unitCost, amount }) => (
            <tr key={`${productId} ${optionName} ${unitCost}`} className="break-inside-avoid">
              <td>
                {productName} · {optionName}
              </td>
              <td className="text-right whitespace-nowrap">{units.toLocaleString()}</td>
              <td className="text-right whitespace-nowrap">{formatSignedWon(unitCost)}</td>
              <td className="text-right whitespace-nowrap">{formatSignedWon(amount)}</td>
            </tr>
          ))}
          <tr className="font-bold">
            <td colSpan={3}>공급가 합</td>
            <td className="text-right whitespace-nowrap">{formatSignedWon(settlement.goods)}</td>
          </tr>
        </tbody>
      </table>
      {adjustments.length > 0 && (
        <table className="number mt-6 w-full border-collapse [&_tr>*+*]:pl-3">
          <thead>
            <tr className="border-b border-ink text-left [&>th]:py-2 [&>th]:font-semibold">
              <th>더하고 뺀 것</th>
              <th>까닭</th>
              <th className="text-right whitespace-nowrap">금액</th>
            </tr>
          </thead>
          <tbody className="[&>tr>td]:border-b [&>tr>td]:border-line-strong [&>tr>td]:py-2">
            {adjustments.map(({ id, kind, orderId, reason, amount }) => (
              <tr key={id} className="break-inside-avoid">
                <td className="whitespace-nowrap">
                  {KINDS[kind]}
                  {orderId !== null && ` · 주문 ${orderId}`}
                </td>
                <td>{reason}</td>
                <td className="text-right whitespace-nowrap">{formatSignedWon(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="number mt-6 flex border-t-2 border-ink pt-3 text-form font-bold">
        드릴 돈 <span className="ml-auto">{formatSignedWon(settlement.total)}원</span>
      </p>
    </article>
  );
}
