import { html, type Markup, won } from "../../build-and-send-html-page.ts";
import { easyPayName } from "../ledger/payment-method-name.ts";
import type { PaymentRecord } from "../ledger/payment-record-types.ts";
import { issuingBanks } from "../look-up-bank-codes.ts";

/** Pages of the payment window: payment, receipt, and window that cannot be used. */

/** Builds the payment window: the payment, and a button for each possible end. Plain forms, no script. */
export function payPage(record: PaymentRecord): Markup {
  const { payment, request } = record;
  const action = `/pay/${payment.paymentKey}`;
  const isAccount = request.method === "VIRTUAL_ACCOUNT";
  return html`
<p class="note">결제 연습 창 · 실제로 결제되지 않아요</p>
<h1>${isAccount ? "가상계좌로 결제하기" : "결제하기"}</h1>
<div class="card">
<dl>
<dt>주문</dt><dd>${payment.orderName}</dd>
<dt>결제 수단</dt><dd>${request.easyPay === null ? payment.method : easyPayName(request.easyPay)}</dd>
<dt>결제 금액</dt><dd><strong>${won(payment.totalAmount)}</strong></dd>
</dl>
<form method="post" action="${action}/approve">
${isAccount ? bankChoice() : null}
<button class="primary" type="submit">${isAccount ? "가상계좌 발급" : "승인"}</button>
</form>
<form method="post" action="${action}/fail"><button type="submit">실패</button></form>
<form method="post" action="${action}/cancel"><button type="submit">취소</button></form>
</div>`;
}

/** Builds a receipt page, for the link that the shop shows. */
export function receiptPage({ payment }: PaymentRecord): Markup {
  return html`
<p class="note">결제 연습 영수증</p>
<h1>${payment.orderName}</h1>
<div class="card">
<dl>
<dt>주문번호</dt><dd>${payment.orderId}</dd>
<dt>결제 수단</dt><dd>${payment.method}</dd>
<dt>승인 시각</dt><dd>${payment.approvedAt ?? "-"}</dd>
<dt>결제 금액</dt><dd><strong>${won(payment.totalAmount)}</strong></dd>
<dt>남은 금액</dt><dd>${won(payment.balanceAmount)}</dd>
<dt>공급가액</dt><dd>${won(payment.suppliedAmount)}</dd>
<dt>부가세</dt><dd>${won(payment.vat)}</dd>
<dt>면세 금액</dt><dd>${won(payment.taxFreeAmount)}</dd>
</dl>
</div>`;
}

/** Builds the page for a window that cannot be used: expired, failed, or requested wrongly. */
export function closedPage(message: string): Markup {
  return html`
<p class="note">결제 연습 창</p>
<h1>결제를 이어갈 수 없어요</h1>
<p>${message}</p>
<p>쇼핑몰로 돌아가 다시 결제해 주세요.</p>`;
}

function bankChoice(): Markup {
  const options = issuingBanks().map(([code, name]) => html`<option value="${code}">${name}</option>`);
  return html`<label for="bank">입금할 은행</label><select id="bank" name="bank">${options}</select>`;
}
