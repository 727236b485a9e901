import type { Input } from "@todayfruit/contract/all-calls";
import { deviceName } from "@todayfruit/domain/accounts/device-name";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import { confirmedBeside } from "../../../http/confirmation/identity-confirmation-token.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { recordAndNotifyAccountChange } from "../../account-changes/record-and-notify-account-change.ts";
import { presentAddress } from "../../addresses/address.presenter.ts";
import { listAddressRows } from "../../addresses/addresses.repository.ts";
import { presentOrderAddress } from "../../orders/address/order-address.presenter.ts";
import { findUserDetail } from "../accounts.repository.ts";
import { listLinked } from "../social/social-logins-and-links.repository.ts";
import { presentUser } from "../user.presenter.ts";
import {
  findKeptBirthday,
  findProduceNotices,
  listConsents,
  listCoupons,
  listFavorites,
  listFollowedFarms,
  listGradeChanges,
  listOrders,
  listOwnPlaces,
  listPoints,
  listRestockAlarms,
  listReturns,
  listRewards,
  listSessions,
  listSubscriptions,
  listViewedProducts,
} from "./exported-data.repository.ts";
import {
  listAskedQuestions,
  listMadeReports,
  listReceivedGifts,
  listWrittenInquiries,
  listWrittenReviews,
} from "./exported-user-content.repository.ts";
import { readSettings } from "./manage-alarm-and-consent-settings.ts";
import { readSavedRefundAccount } from "./show-saved-refund-account.ts";

type Reply = Answer<"GET /v1/app-users/personal-data">;

/** Exports all data about a member for the member (개인정보 보호법 제35조, 제35조의2). */
export async function exportPersonalData(
  _input: Input<"GET /v1/app-users/personal-data">,
  context: BuyerContext,
): Promise<Reply> {
  const confirmed = confirmedBeside(context, "exportData");
  if (!confirmed.ok) return confirmed;
  const { db, buyer, now, deliveryCalendar } = context;
  const { id } = buyer;
  const at = now();
  await db.transaction((tx) =>
    recordAndNotifyAccountChange(context, tx, { userId: id, kind: "exportedData", values: {} }),
  );
  const [user, settings, linked, withdrawAccount, addresses] = await Promise.all([
    findUserDetail(db, id, at),
    readSettings(db, id),
    listLinked(db, id),
    readSavedRefundAccount(context),
    listAddressRows(db, id),
  ]);
  const [consents, orders, points, favorites, farms, sessions] = await Promise.all([
    listConsents(db, id),
    listOrders(db, id),
    listPoints(db, id),
    listFavorites(db, id),
    listFollowedFarms(db, id),
    listSessions(db, id, at),
  ]);
  const [birthday, rewards, grades, coupons, claims] = await Promise.all([
    findKeptBirthday(db, id),
    listRewards(db, id),
    listGradeChanges(db, id),
    listCoupons(db, id),
    listReturns(db, id),
  ]);
  const [reviews, questions, reports, restockAlarms, inquiries, viewed] = await Promise.all([
    listWrittenReviews(db, id),
    listAskedQuestions(db, id),
    listMadeReports(db, id),
    listRestockAlarms(db, id),
    listWrittenInquiries(db, id),
    listViewedProducts(db, id),
  ]);
  const [gifts, produceNotices, subscriptions, places] = await Promise.all([
    listReceivedGifts(db, id),
    findProduceNotices(db, id),
    listSubscriptions(db, id),
    listOwnPlaces(db, id),
  ]);
  const { remoteAreas } = await deliveryCalendar.read();
  return ok({
    user: presentUser(user, { token: null, withdrawAccount }),
    settings,
    social: linked.map((each) => each.sns_type),
    withdrawAccount,
    birthday,
    addresses: addresses.map((row) => presentAddress(row, remoteAreas)),
    consents: consents.map(({ is_given, at: saidAt, ...said }) => ({
      ...said,
      isGiven: is_given,
      at: saidAt.toISOString(),
    })),
    orders: orders.map((order) => ({
      id: order.id,
      orderName: order.order_name,
      orderItemStatus: order.status,
      totalPrice: order.price,
      usedPoint: order.used_point,
      createdAt: order.created_at.toISOString(),
      address: order.address && presentOrderAddress(order.address, remoteAreas),
    })),
    receivedGifts: gifts.map(({ product_name, sender_name, sent_at, address, thanks_photo, ...gift }) => ({
      ...gift,
      thanksPhoto: thanks_photo,
      productName: product_name,
      senderName: sender_name,
      sentAt: sent_at.toISOString(),
      address:
        address &&
        presentOrderAddress({ ...address, guestOrderName: null, guestOrderPhone: null }, remoteAreas),
    })),
    points: points.map(({ amount, reason, order_id, at: bookedAt }) => ({
      amount,
      reason,
      orderId: order_id,
      at: bookedAt.toISOString(),
    })),
    rewards: rewards.map(({ amount, order_id, available_at, undone_at }) => ({
      amount,
      orderId: order_id,
      availableAt: available_at.toISOString(),
      undoneAt: undone_at?.toISOString() ?? null,
    })),
    grades: grades.map(({ month, from_grade, to_grade, purchased }) => ({
      month,
      fromGrade: from_grade,
      toGrade: to_grade,
      purchAmt: purchased,
    })),
    coupons: coupons.map(({ name, issued_at, valid_until, order_id }) => ({
      name,
      issuedAt: issued_at.toISOString(),
      validUntil: valid_until.toISOString(),
      orderId: order_id,
    })),
    claims: claims.map(({ order_id, product_name, requested_at, reopen_reason, ...claim }) => ({
      ...claim,
      reopenReason: reopen_reason,
      orderId: order_id,
      productName: product_name,
      requestedAt: requested_at.toISOString(),
    })),
    reviews: reviews.map(({ product_name, created_at, hidden_for, appeals, ...review }) => ({
      ...review,
      productName: product_name,
      createdAt: created_at.toISOString(),
      hiddenFor: hidden_for,
      appeals: appeals ?? [],
    })),
    questions: questions.map(({ product_name, is_secret, created_at, answered_at, ...question }) => ({
      ...question,
      productName: product_name,
      isSecret: is_secret,
      createdAt: created_at.toISOString(),
      answeredAt: answered_at?.toISOString() ?? null,
    })),
    inquiries: inquiries.map(({ product_name, created_at, messages, ...inquiry }) => ({
      ...inquiry,
      productName: product_name,
      createdAt: created_at.toISOString(),
      messages: messages ?? [],
    })),
    reports: reports.map(({ review_id, created_at, ...report }) => ({
      ...report,
      reviewId: review_id,
      createdAt: created_at.toISOString(),
    })),
    favorites: favorites.map((each) => ({
      productId: each.product_id,
      name: each.name,
      at: each.created_at.toISOString(),
    })),
    farms: farms.map((each) => ({
      farmId: each.distributor_id,
      name: each.name,
      at: each.created_at.toISOString(),
    })),
    produceNotices,
    subscriptions: subscriptions.map((row) => ({
      productName: row.product_name,
      optionName: row.option_name,
      units: row.units,
      intervalWeeks: row.interval_weeks,
      status: row.status,
      priceLimit: row.price_limit,
      address: presentOrderAddress(row.address, remoteAreas),
      createdAt: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
    waitingRoomPlaces: places.map(({ product_name, state, number, came_at, called_at }) => ({
      productName: product_name,
      state,
      number,
      cameAt: came_at.toISOString(),
      calledAt: called_at?.toISOString() ?? null,
    })),
    restockAlarms: restockAlarms.map(({ product_id, option_name, created_at, ended_at, ...alarm }) => ({
      ...alarm,
      productId: product_id,
      optionName: option_name,
      at: created_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    })),
    viewedProducts: viewed.map(({ product_id, name, viewed_at, price }) => ({
      productId: product_id,
      name,
      price,
      at: viewed_at.toISOString(),
    })),
    sessions: sessions.map((each) => ({
      device: deviceName(each.user_agent),
      createdAt: each.created_at.toISOString(),
      lastSeenAt: (each.last_seen_at ?? each.created_at).toISOString(),
    })),
    exportedAt: at.toISOString(),
  });
}
