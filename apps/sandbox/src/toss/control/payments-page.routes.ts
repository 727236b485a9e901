import type { FastifyInstance } from "fastify";
import { html, type Markup, sendPage, won } from "../../build-and-send-html-page.ts";
import { applyPaymentDeadlines } from "../ledger/apply-payment-deadlines.ts";
import type { Ledger } from "../ledger/ledger-types.ts";
import type { PaymentRecord } from "../ledger/payment-record-types.ts";
import { depositPayment } from "../transitions/make-or-reverse-deposit.ts";
import type { Delivery } from "../webhooks/delivery-log.ts";
import type { WebhookSender } from "../webhooks/webhook-sender.ts";

const SHOWN = 50;

/** Binds `GET /`: the latest payments, a button to pay into a waiting account, and the deliveries of webhooks. */
export function bindPaymentsPage(app: FastifyInstance, ledger: Ledger, courier: WebhookSender): void {
  app.get("/", (_request, reply) => {
    const latest = [...ledger.payments.all()].slice(-SHOWN).reverse();
    const payments = latest.map((record) => paymentRow(applyPaymentDeadlines(ledger, record)));
    const deliveries = courier.deliveries().slice(-SHOWN).reverse().map(deliveryRow);
    return sendPage(reply, "결제 연습장", inboxPage(payments, deliveries));
  });

  app.post<{ Params: { orderId: string } }>("/deposit/:orderId", (request, reply) => {
    const record = ledger.payments.findByOrder(request.params.orderId);
    if (record) depositPayment(ledger, record);
    return reply.redirect("/", 303);
  });
}

function inboxPage(payments: readonly Markup[], deliveries: readonly Markup[]): Markup {
  return html`
<h1>결제 연습장</h1>
<p class="note">실제로 결제되지 않아요. 최근 ${SHOWN}건을 보여 줘요.</p>
<h2>결제</h2>
<div class="scroll"><table>
<thead><tr><th scope="col">주문</th><th scope="col">이름</th><th scope="col">수단</th><th scope="col">상태</th>
<th scope="col">금액</th><th scope="col">남은 금액</th><th scope="col">가상계좌</th><th scope="col">할 일</th></tr></thead>
<tbody>${payments.length > 0 ? payments : html`<tr><td colspan="8">아직 결제가 없어요.</td></tr>`}</tbody>
</table></div>
<h2>웹훅 전송</h2>
<div class="scroll"><table>
<thead><tr><th scope="col">주문</th><th scope="col">내용</th><th scope="col">재시도</th><th scope="col">응답</th>
<th scope="col">주소</th></tr></thead>
<tbody>${deliveries.length > 0 ? deliveries : html`<tr><td colspan="5">아직 보낸 웹훅이 없어요.</td></tr>`}</tbody>
</table></div>`;
}

function paymentRow({ payment }: PaymentRecord): Markup {
  const account = payment.virtualAccount;
  const button = html`<form method="post" action="/deposit/${payment.orderId}"><button class="primary" type="submit"
aria-label="${payment.orderName} 입금하기">입금하기</button></form>`;
  return html`<tr><td>${payment.orderId}</td><td>${payment.orderName}</td><td>${payment.method}</td>
<td>${payment.status}</td><td class="number">${won(payment.totalAmount)}</td>
<td class="number">${won(payment.balanceAmount)}</td>
<td>${account ? `${account.bankCode} ${account.accountNumber}` : "-"}</td>
<td>${payment.status === "WAITING_FOR_DEPOSIT" ? button : "-"}</td></tr>`;
}

function deliveryRow(delivery: Delivery): Markup {
  return html`<tr><td>${delivery.orderId}</td><td>${delivery.label}</td><td class="number">${delivery.retried}</td>
<td>${delivery.answer ?? "응답 없음"}</td><td>${delivery.url}</td></tr>`;
}
