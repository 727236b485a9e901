import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { transitionsOf } from "@todayfruit/domain/orders/operator-transitions";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { canRequestReturn, type ReturnRefusal } from "@todayfruit/domain/returns/can-request-return";
import { isSellersFault } from "@todayfruit/domain/returns/return-reasons";
import type { Tx } from "../../db/database.ts";
import type { BuyerContext } from "../../http/context.ts";
import { listPurchasedProducts, lockCancellable } from "../cancellations/cancellations.repository.ts";
import { purchasedLinesOf } from "../cancellations/purchased-lines.ts";
import {
  type RefundAccount,
  readRefundAccount,
  sealRefundAccount,
} from "../cancellations/refund-accounts/refund-account.ts";
import { saveRefundAccount } from "../cancellations/refund-accounts/refund-accounts.repository.ts";
import { areOwnUploads } from "../images/uploads/uploads.repository.ts";
import { transitionProducts } from "../orders/status-transitions.repository.ts";
import { canAccessReturns } from "./return.policy.ts";
import { presentReturn } from "./return.presenter.ts";
import { isFresh, type Line, linesOf } from "./returnable-lines.ts";
import {
  addReturn,
  type ClaimedOption,
  findArrival,
  findReturn,
  hasOpenReturn,
} from "./returns.repository.ts";

type Call = "POST /v1/app-users/order-items/{id}/products/{pid}/claims";
type Refusal =
  | ReturnRefusal
  | "ORDER_NOT_FOUND"
  | "CLAIM_NOTHING_LEFT"
  | "CLAIM_PHOTO_REQUIRED"
  | "CLAIM_QUANTITY_WRONG"
  | "PICTURE_NOT_FOUND"
  | "REFUND_ACCOUNT_REQUIRED"
  | "ACCOUNT_NUMBER_INVALID";

const ASKED = { return_request: "반품을 신청했어요", replace_request: "교환을 신청했어요" } as const;

/**
 * Requests a refund or replacement for delivered goods, with pictures. Nothing is refunded before the shop decides. The
 * product's status shows the request, unless its purchase is complete.
 */
export function requestReturn(
  { path, body }: Input<Call>,
  context: BuyerContext,
): Promise<Result<Reply<Call>, Refusal, undefined>> {
  const { withdrawAccount } = body;
  const account = withdrawAccount ? readRefundAccount(withdrawAccount) : ok(null);
  if (!account.ok) return Promise.resolve(refuse(account.code));
  return context.db.transaction<Result<Reply<Call>, Refusal, undefined>>(
    (tx) => requestLocked(tx, context, { path, body }, account.value),
    (result) => result.ok,
  );
}

async function requestLocked(
  tx: Tx,
  { buyer, now, sealing }: BuyerContext,
  { path, body }: Input<Call>,
  account: RefundAccount | null,
): Promise<Result<Reply<Call>, Refusal, undefined>> {
  const order = await lockCancellable(tx, path.id);
  if (!order || !(await canAccessReturns(tx, { buyer, now }, order))) return refuse("ORDER_NOT_FOUND");
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
  const options = optionsOf(body.options);
  const wrong = whatIsWrong(linesOf(purchasedLinesOf(order, products), product), options);
  if (wrong) return refuse(wrong);
  if (isSellersFault(body.reason) && body.photos.length === 0) return refuse("CLAIM_PHOTO_REQUIRED");
  if (!(await areOwnUploads(tx, buyer.id, body.photos))) return refuse("PICTURE_NOT_FOUND");
  // The provider cannot refund a deposit without an account, so it must be known before a refund is promised.
  if (body.wish === "refund" && order.method === "vbank" && !order.has_account && account === null)
    return refuse("REFUND_ACCOUNT_REQUIRED");
  if (account && order.method === "vbank") {
    await saveRefundAccount(tx, order.id, sealRefundAccount(sealing, order.user_id, account), now());
  }

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
  return ok(presentReturn(claim));
}

function optionsOf(options: Input<Call>["body"]["options"]): ClaimedOption[] {
  return options.map(({ id, optionUnit, pieces }) => ({
    order_option_id: id,
    units: optionUnit,
    bad_pieces: pieces?.bad ?? null,
    all_pieces: pieces?.all ?? null,
  }));
}

function whatIsWrong(
  lines: readonly Line[],
  options: readonly ClaimedOption[],
): "CLAIM_QUANTITY_WRONG" | "CLAIM_NOTHING_LEFT" | null {
  const isOnce = new Set(options.map(({ order_option_id }) => order_option_id)).size === options.length;
  const named = options.map((option) => ({
    option,
    line: lines.find(({ id }) => id === option.order_option_id),
  }));
  const fits = named.every(
    ({ option, line }) =>
      line !== undefined &&
      option.units <= line.units &&
      (option.bad_pieces ?? 0) <= (option.all_pieces ?? 0),
  );
  if (!isOnce || !fits) return "CLAIM_QUANTITY_WRONG";
  return named.some(({ line }) => line?.left === 0) ? "CLAIM_NOTHING_LEFT" : null;
}
