import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { refundAmountText } from "@todayfruit/domain/messages/refund-amount-text";
import { transitionsOf } from "@todayfruit/domain/orders/plan-operator-move";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { canRequestReturn, type ReturnRefusal } from "@todayfruit/domain/returns/can-request-return";
import { isSellersFault } from "@todayfruit/domain/returns/return-reasons";
import type { Tx } from "../../db/database.ts";
import type { BuyerContext, Services } from "../../http/handler-context-types.ts";
import { buildRefundInputOfOrder } from "../cancellations/build-refund-input-of-order.ts";
import {
  listPurchasedProducts,
  lockCancellable,
  type OrderRow,
} from "../cancellations/cancellable-orders.repository.ts";
import { saveRefundAccount } from "../cancellations/refund-accounts/save-refund-accounts.repository.ts";
import {
  type RefundAccount,
  readRefundAccount,
  sealRefundAccount,
} from "../cancellations/refund-accounts/validate-and-seal-refund-account.ts";
import { areUploadsOf, type Uploader } from "../images/uploads/uploads.repository.ts";
import { announceAboutOrder } from "../orders/notices/announce-about-order.ts";
import { deriveReturnRequestPath } from "../orders/notices/derive-return-request-path.ts";
import { transitionProducts } from "../orders/status-transitions.repository.ts";
import { isFresh, linesOf } from "./compute-refundable-amounts-and-return-fee.ts";
import { planReturnRefund, type ReturnInQuestion } from "./plan-return-refund.ts";
import { canAccessReturns } from "./return.policy.ts";
import { presentReturn } from "./return.presenter.ts";
import {
  addReturn,
  type ExpectedRefund,
  findArrival,
  findReturn,
  hasOpenReturn,
  type ReturnRow,
} from "./returns.repository.ts";
import { claimedOptionsOf, validateClaimedOptions } from "./validate-claimed-options.ts";

type Call = "POST /v1/app-users/order-items/{id}/products/{pid}/claims";
type Refusal =
  | ReturnRefusal
  | "ORDER_NOT_FOUND"
  | "CLAIM_NOTHING_LEFT"
  | "CLAIM_PHOTO_REQUIRED"
  | "CLAIM_QUANTITY_WRONG"
  | "PICTURE_NOT_FOUND"
  | "REFUND_ACCOUNT_REQUIRED"
  | "REFUND_CHANGED"
  | "ACCOUNT_NUMBER_INVALID";

const ASKED = { return_request: "반품을 신청했어요", replace_request: "교환을 신청했어요" } as const;

/**
 * Requests a refund or replacement for delivered goods, with pictures. Nothing is refunded before the shop decides. The
 * product's status shows the request, unless its purchase is complete.
 */
export function requestReturn(
  input: Input<Call>,
  context: BuyerContext,
): Promise<Result<Reply<Call>, Refusal, undefined>> {
  return requestReturnBy(input, context, {
    uploader: { userId: context.buyer.id, operatorId: null },
    mayAccess: (tx, order) => canAccessReturns(tx, context, order),
  });
}

/** Requester: the buyer, or an operator for them. */
type Requester = {
  /** Sender of the pictures. */
  uploader: Uploader;
  mayAccess: (tx: Tx, order: OrderRow) => Promise<boolean>;
  /** Computes and rolls back. */
  isDryRun?: boolean;
  /** Records the request in the same transaction, where the requester is no buyer. */
  record?: (tx: Tx, claim: Reply<Call>) => Promise<void>;
};

/** Requests a return or an exchange as a buyer does, for the buyer or an operator. */
export function requestReturnBy(
  { path, body }: Input<Call>,
  context: Services,
  requester: Requester,
): Promise<Result<Reply<Call>, Refusal, undefined>> {
  const { withdrawAccount } = body;
  const account = withdrawAccount ? readRefundAccount(withdrawAccount) : ok(null);
  if (!account.ok) return Promise.resolve(refuse(account.code));
  return context.db.transaction<Result<Reply<Call>, Refusal, undefined>>(
    (tx) => requestLocked(tx, context, { path, body }, { ...requester, account: account.value }),
    (result) => result.ok && requester.isDryRun !== true,
  );
}

async function requestLocked(
  tx: Tx,
  services: Services,
  { path, body }: Input<Call>,
  { uploader, mayAccess, record, account }: Requester & { account: RefundAccount | null },
): Promise<Result<Reply<Call>, Refusal, undefined>> {
  const { now, sealing } = services;
  const order = await lockCancellable(tx, path.id);
  if (!order || !(await mayAccess(tx, order))) return refuse("ORDER_NOT_FOUND");
  const products = await listPurchasedProducts(tx, order.id);
  const product = products.find(({ id }) => id === path.pid);
  if (!product) return refuse("ORDER_NOT_FOUND");

  const arrivedAt = await findArrival(tx, order.id, product.id);
  const claiming = canRequestReturn({
    status: product.status,
    wish: body.wish,
    reason: body.reason,
    isFresh: isFresh(product),
    deliveredOn: arrivedAt && kstDateOf(arrivedAt.toISOString()),
    today: kstDateOf(now().toISOString()),
  });
  if (!claiming.ok) return refuse(claiming.code);
  if (await hasOpenReturn(tx, product.id)) return refuse("CLAIM_OPEN");
  const options = claimedOptionsOf(body.options);
  const wrong = validateClaimedOptions(linesOf(buildRefundInputOfOrder(order, products), product), options);
  if (wrong) return refuse(wrong);
  if (isSellersFault(body.reason) && body.photos.length === 0) return refuse("CLAIM_PHOTO_REQUIRED");
  if (!(await areUploadsOf(tx, uploader, body.photos))) return refuse("PICTURE_NOT_FOUND");
  // The provider cannot refund a deposit without an account, so it must be known before a refund is promised.
  if (body.wish === "refund" && order.method === "vbank" && !order.has_account && account === null)
    return refuse("REFUND_ACCOUNT_REQUIRED");
  if (account && order.method === "vbank") {
    await saveRefundAccount(tx, order.id, sealRefundAccount(sealing, order.user_id, account), now());
  }

  const expected = await expectedRefund(tx, { order, products, product, reason: body.reason, options }, body);
  if (!expected.ok) return expected;

  const { to } = claiming.value;
  const claimId = await addReturn(tx, {
    orderId: order.id,
    orderProductId: product.id,
    wish: body.wish,
    reason: body.reason,
    details: body.details,
    photos: body.photos,
    isShown: to !== null,
    options,
    expected: expected.value,
    now: now(),
  });
  if (to !== null) {
    await transitionProducts(tx, {
      ...transitionsOf(products, [{ id: product.id, to }]),
      orderId: order.id,
      actor: "buyer",
      reason: ASKED[to],
      at: now(),
    });
  }
  const claim = await findReturn(tx, claimId);
  if (!claim) throw new Error("What was written is there");
  await announceRequest(tx, services, claim);
  const reply = presentReturn(claim);
  await record?.(tx, reply);
  return ok(reply);
}

/**
 * Returns the refund that an approval would give, which is kept with the request; `null` for an exchange. Refused when
 * it is no longer the one that the buyer was shown.
 */
async function expectedRefund(
  tx: Tx,
  question: ReturnInQuestion,
  { wish, refundPrice, refundPoint }: Input<Call>["body"],
): Promise<Result<ExpectedRefund | null, "REFUND_CHANGED" | "CLAIM_QUANTITY_WRONG", undefined>> {
  if (wish === "replace") return ok(null);
  const planned = await planReturnRefund(tx, question, null);
  if (!planned.ok) return refuse("CLAIM_QUANTITY_WRONG");
  const { money, points } = planned.value.refund;
  if ((refundPrice ?? money) !== money || (refundPoint ?? points) !== points) return refuse("REFUND_CHANGED");
  return ok({ money, points });
}

/** Confirms to the buyer that their request has come, with the refund that they were shown. */
async function announceRequest(tx: Tx, services: Services, claim: ReturnRow): Promise<void> {
  const about = {
    orderId: claim.order_id,
    productIds: [claim.order_product_id],
    key: `return ${claim.id} requested`,
    href: deriveReturnRequestPath(claim),
  };
  const { expected_price: money, expected_point: points } = claim;
  if (money === null || points === null) {
    await announceAboutOrder(tx, services, { ...about, template: "EXCHANGE_REQUESTED", variables: {} });
    return;
  }
  const variables = { 환불: refundAmountText({ money, points }) };
  await announceAboutOrder(tx, services, { ...about, template: "RETURN_REQUESTED", variables });
}
