import type { Input, Name } from "@todayfruit/contract/all-calls";
import { codeAt } from "../../features/operators/second-factor/totp-and-recovery-codes.ts";
import { buyThroughCart } from "../buy-through-cart.ts";
import { cancelWhole } from "../cancel-order-steps.ts";
import { OPERATOR_PASSWORD, operator } from "../operator-account-and-login-steps.ts";
import { ADDRESS, member, seedProduct } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn } from "../return-request-steps.ts";
import type { TestShop } from "../test-shop.ts";
import { createApiKeyInputs } from "./access/api-key-inputs.ts";
import { createMessageTemplateInputs } from "./access/message-template-inputs.ts";
import { createRoleAndNetworkInputs } from "./access/role-and-network-inputs.ts";
import { createWebhookInputs } from "./access/webhook-inputs.ts";
import { createCalendarInputs } from "./calendar-inputs.ts";
import { createPictureInputs } from "./content/picture-inputs.ts";
import { createPreviewInputs } from "./content/preview-inputs.ts";
import { createProductFeedInputs } from "./content/product-feed-inputs.ts";
import { createShippingPolicyInputs } from "./content/shipping-policy-inputs.ts";
import { createVariantSettingInputs } from "./content/variant-setting-inputs.ts";
import { createContentInputs } from "./content-inputs.ts";
import { createMemberInputs } from "./member-inputs.ts";
import { createModerationInputs } from "./moderation-inputs.ts";
import { createCashReceiptInputs } from "./money/cash-receipt-inputs.ts";
import { createCouponInputs } from "./money/coupon-inputs.ts";
import { createPaymentInputs } from "./money/payment-inputs.ts";
import { createPointAndGradeRuleInputs } from "./money/point-and-grade-rule-inputs.ts";
import { createSettlementInputs } from "./money/settlement-inputs.ts";
import { createTaxInvoiceInputs } from "./money/tax-invoice-inputs.ts";
import { createTimedPriceInputs } from "./money/timed-price-inputs.ts";
import { createDraftOrderInputs } from "./orders/draft-order-inputs.ts";
import { createOrderOptionAndGiftChangeInputs } from "./orders/order-option-and-gift-change-inputs.ts";
import { createSubscriptionInputs } from "./orders/subscription-inputs.ts";
import { createRehearsalInputs } from "./orders/waiting-room-rehearsal-inputs.ts";
import { createRecordEditInputs } from "./record-edit-inputs.ts";
import { returnRequestInput } from "./return-request-input.ts";
import { createAnswerInputs } from "./reviews/answer-inputs.ts";
import { createReviewReportInputs } from "./reviews/review-report-inputs.ts";
import { createSheetInputs } from "./sheet-inputs.ts";
import { createPurchaseOrderInputs } from "./stock/purchase-order-inputs.ts";
import { createStockAlertInputs } from "./stock/stock-alert-inputs.ts";
import { createStockLotInputs } from "./stock/stock-lot-inputs.ts";

/** Inputs of every changing call of operators, each with the state it needs. */

type Changing = Extract<Name, `${"POST" | "PUT" | "DELETE" | "PATCH"} /operator/${string}`>;
/** Calls of operators in the audit trail; logging out changes the session alone, and reading headings nothing. */
export type Traced = Exclude<
  Changing,
  "DELETE /operator/v1/tokens" | "POST /operator/v1/tokens" | "POST /operator/v1/sheet-headings"
>;

/** Prepares the state that each operators' call needs and returns its input. */
export type OperatorCallInputs = { [N in Traced]: () => Promise<Input<N>> };

let made = 0;
const REASON = "시험";
const PICKUP = { carrier: "04", pickupOn: "2099-12-01" };

/**
 * Creates the work of every changing operators' call, fresh at each use. A new call does not compile until it is added.
 */
export function createOperatorCallInputs(
  shop: TestShop,
  work: Awaited<ReturnType<typeof operator>>,
): OperatorCallInputs {
  return {
    ...createRecordEditInputs(shop, work.token),
    ...createContentInputs(shop, work.token),
    ...createProductFeedInputs(shop, work.token),
    ...createPreviewInputs(shop, work.token),
    ...createVariantSettingInputs(shop, work.token),
    ...createShippingPolicyInputs(shop),
    ...createSettlementInputs(shop, work.token),
    ...createMessageTemplateInputs(shop, work.token),
    ...createPurchaseOrderInputs(shop, work.token),
    ...createStockAlertInputs(shop, work.token),
    ...createStockLotInputs(shop, work.token),
    ...createDraftOrderInputs(shop, work.token),
    ...createSubscriptionInputs(shop, work.token),
    ...createRehearsalInputs(shop),
    ...createPaymentInputs(shop, work.token),
    ...createPointAndGradeRuleInputs(shop, work.token),
    ...createCashReceiptInputs(shop),
    ...createTaxInvoiceInputs(shop, work.token),
    ...createCouponInputs(shop, work.token),
    ...createMemberInputs(shop, work.token),
    ...createModerationInputs(shop),
    ...createAnswerInputs(shop, work.token),
    ...createReviewReportInputs(shop),
    ...createPictureInputs(shop, work.token),
    ...createSheetInputs(shop, {
      token: work.token,
      dispatchable: async () => [await order("accept"), parcel().invoiceNumber],
    }),
    "POST /operator/v1/operators": async () => ({
      body: {
        email: `traced${parcel().invoiceNumber}@todayfruit.example`,
        name: "새",
        password: "a ladder in a tree",
        roles: ["viewer"],
      },
    }),
    "PUT /operator/v1/operators/{id}": async () => ({
      path: { id: (await operator(shop, "viewer")).id },
      body: { roles: ["packing"], isActive: true, reason: REASON },
    }),
    "POST /operator/v1/operators/{id}/second-factor": async () => ({
      path: { id: (await operator(shop, "viewer")).id },
      body: { reason: REASON },
    }),
    "POST /operator/v1/health/drills": async () => {
      await seedProduct(shop.database.db, { stock: 5 });
      return { body: { reason: REASON } };
    },
    "POST /operator/v1/step-ups": async () => ({
      body: { password: OPERATOR_PASSWORD, code: codeAt(work.secret, shop.clock.now) },
    }),
    "POST /operator/v1/orders/{id}/personal-data": () => on(order(), { reason: REASON }),
    "PUT /operator/v1/orders/{id}/accept": () => on(order(), {}),
    "POST /operator/v1/orders/accept": async () => ({ body: { orderIds: [await order()] } }),
    "PATCH /operator/v1/orders": async () => ({
      body: {
        rows: [{ id: await order(), version: 1, set: { memo: REASON, tags: ["VIP"] } }],
        reason: REASON,
      },
    }),
    "POST /operator/v1/orders/{id}/messages": () => on(order(), { text: REASON }),
    "PUT /operator/v1/orders/{id}/hold": () => on(order(), { reason: REASON }),
    "PUT /operator/v1/orders/{id}/dispatch": () => on(order("accept"), parcel()),
    "PUT /operator/v1/orders/{id}/arrive": () => on(order("accept", "dispatch"), { reason: REASON }),
    "POST /operator/v1/orders/dispatch": async () => ({
      body: { rows: [{ orderNumber: String(await order("accept")), ...parcel() }] },
    }),
    "PUT /operator/v1/shipments/{id}/invoice": async () => {
      const { reply } = await shop.call(work.token, "GET /operator/v1/orders/{id}", {
        path: { id: await order("accept", "dispatch") },
      });
      const path = { id: reply.shipments[0]?.id ?? 0 };
      return { path, body: { ...parcel(), version: 1, reason: REASON } };
    },
    "POST /operator/v1/dispatches": async () => {
      const { carrier, invoiceNumber } = parcel();
      const id = await order("accept");
      return { body: { csv: `주문번호,택배사,송장번호\n${id},${carrier},${invoiceNumber}` } };
    },
    "PUT /operator/v1/orders/{id}/cancel": () => on(order(), { reason: REASON }),
    "POST /operator/v1/orders/{id}/goodwill-refunds": () =>
      on(order(), { amount: 1000, returned: 0, reason: REASON }),
    "POST /operator/v1/claims/{id}/goodwill-refunds": () =>
      on(exchange(), { amount: 1000, returned: 0, reason: REASON }),
    "PUT /operator/v1/orders/{id}/stock-out": () => on(order(), { reason: REASON }),
    "PUT /operator/v1/orders/{id}/withdraw-request/approve": () => on(order("accept", "ask"), {}),
    "PUT /operator/v1/orders/{id}/withdraw-request/deny": () =>
      on(order("accept", "ask"), { notice: REASON }),
    "POST /operator/v1/orders/{id}/products/{pid}/claims": () => returnRequestInput(shop, work.token),
    "PUT /operator/v1/claims/{id}/approve": () => on(claim(), {}),
    "PUT /operator/v1/claims/{id}/deny": () => on(claim(), { notice: REASON }),
    "POST /operator/v1/claims/{id}/pickup": () => on(claim(), PICKUP),
    "PUT /operator/v1/claims/{id}/pickup/receive": async () => {
      const id = await claim();
      await shop.call(work.token, "POST /operator/v1/claims/{id}/pickup", { path: { id }, body: PICKUP });
      return { path: { id }, body: { disposal: "restocked" as const } };
    },
    "PUT /operator/v1/replacements/{id}/pack": async () => ({ path: { id: await exchange() } }),
    "PUT /operator/v1/replacements/{id}/dispatch": () => on(exchange(), parcel()),
    "PUT /operator/v1/replacements/{id}/arrive": async () => {
      const id = await exchange();
      const sending = { path: { id }, body: parcel() };
      await shop.call(work.token, "PUT /operator/v1/replacements/{id}/dispatch", sending);
      return { path: { id }, body: { reason: REASON } };
    },
    "PUT /operator/v1/claims/{id}/correct": async () => {
      const id = await claim();
      await select(
        shop,
        "with c as (update return_request set status = 'denied', answer = '안 돼요', decided_at = requested_at where id = $1 returning order_id, order_product_id) update order_product op set status = 'delivery_end' from c where op.id = c.order_product_id",
        [id],
      );
      return { path: { id }, body: { notice: REASON } };
    },
    "POST /operator/v1/members/{id}/advertisement": async () => {
      const { reply } = await shop.call(await member(shop), "GET /v2/app-users/detail");
      await select(
        shop,
        "update app_user set advertising_alarm = true, night_alarm = true, phone_verified_at = now() where id = $1",
        [reply.id],
      );
      return { path: { id: reply.id }, body: { text: "감귤이 나왔어요", reason: REASON } };
    },
    "POST /operator/v1/members/{id}/points": async () => {
      const { reply } = await shop.call(await member(shop), "GET /v2/app-users/detail");
      return { path: { id: reply.id }, body: { amount: 1000, reason: REASON } };
    },
    "PUT /operator/v1/me/password": async () => ({
      body: {
        password: OPERATOR_PASSWORD,
        newPassword: OPERATOR_PASSWORD,
        code: codeAt(work.secret, shop.clock.now),
      },
    }),
    "PUT /operator/v1/orders/{id}/refund-account": () =>
      on(order(), {
        withdrawAccount: { owner: "김하루", bankName: "신한은행", accountNumber: "110123456789" },
        reason: REASON,
      }),
    "PUT /operator/v1/orders/{id}/delivery-address": () => on(order(), { address: ADDRESS, reason: REASON }),
    ...createOrderOptionAndGiftChangeInputs(shop),
    ...createRoleAndNetworkInputs(shop),
    ...createApiKeyInputs(shop, work.id),
    ...createWebhookInputs(shop, work.token),
    ...createTimedPriceInputs(shop, work.token),
    "PUT /operator/v1/payment-alerts/{id}/resolve": () => on(alert(), { note: REASON }),
    "PUT /operator/v1/refunds/{id}/settle": () =>
      on(refund(), { outcome: "paid_elsewhere" as const, reason: REASON }),
    ...createCalendarInputs(shop),
    "PUT /operator/v1/options/{id}/stock": async () => ({
      path: { id: (await seedProduct(shop.database.db)).optionIds[0] },
      body: { onHand: 7, reason: REASON },
    }),
  };

  /** Buys an order and takes it to the state that a call needs. */
  async function order(...steps: ("accept" | "dispatch" | "ask")[]): Promise<number> {
    const token = await member(shop);
    const bought = await buyThroughCart(shop, token, [{ price: 10_000 }]);
    const path = { id: bought.id };
    for (const step of steps) {
      if (step === "accept")
        await shop.call(work.token, "PUT /operator/v1/orders/{id}/accept", { path, body: {} });
      if (step === "dispatch")
        await shop.call(work.token, "PUT /operator/v1/orders/{id}/dispatch", { path, body: parcel() });
      if (step === "ask") await cancelWhole(shop, token, bought);
    }
    return bought.id;
  }
  function parcel() {
    made += 1;
    return { carrier: "04", invoiceNumber: String(800_000_000_000 + made) };
  }
  async function claim(): Promise<number> {
    const token = await member(shop);
    const { order: bought, option } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
    const options = [{ id: option, optionUnit: 1 }];
    return (await requestReturn(shop, token, bought, { options })).reply.id;
  }

  /** Returns the id of an approved exchange. */
  async function exchange(): Promise<number> {
    const token = await member(shop);
    const { order: bought, option } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
    const wish = { wish: "replace" as const, options: [{ id: option, optionUnit: 1 }] };
    const { id } = (await requestReturn(shop, token, bought, wish)).reply;
    await shop.call(work.token, "PUT /operator/v1/claims/{id}/approve", { path: { id }, body: {} });
    return id;
  }

  async function alert(): Promise<number> {
    const [row] = await select<{ id: number }>(
      shop,
      `insert into payment_alert (payment_id, kind, amount, created_at)
       select id, 'deposit_reversed', 100, $2 from payment where order_id = $1 returning id`,
      [await order(), shop.clock.now],
    );
    return row?.id ?? 0;
  }

  /** Creates a refund that the provider currently refuses. */
  async function refund(): Promise<number> {
    const token = await member(shop);
    const bought = await buyThroughCart(shop, token, [{ price: 10_000 }]);
    await shop.sandbox("/_sim/fault", {
      point: "cancel",
      kind: "refuse",
      code: "NOT_AVAILABLE_BANK",
      times: 1,
    });
    await cancelWhole(shop, token, bought);
    const [row] = await select<{ id: number }>(
      shop,
      "select r.id from refund r join payment p on p.id = r.payment_id where p.order_id = $1",
      [bought.id],
    );
    return row?.id ?? 0;
  }
}

async function on<B extends object>(id: Promise<number>, body: B) {
  return { path: { id: await id }, body };
}
