/** Generated from the statements and the migrations by `npm run tables`; do not edit. */

/** A document, of which the database knows no more than that it is there. */
export type Json = string | number | boolean | object;

/**
 * Values and rows of each statement. `computed` names the columns that are no column of a table, so that the
 * statement may know better whether they can be null.
 */
export type Statements = {
  "abandon-batch": {
    values: readonly [id: string, value2: Date | string];
    row: never;
    computed: never;
  };
  "acknowledge-stock-alert": {
    values: readonly [id: number, acknowledgedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "add-account-change": {
    values: readonly [id: string, userId: number, kind: string, linkHash: Uint8Array, keyId: string | null, sealed: Uint8Array | null, changedAt: Date | string, expiresAt: Date | string];
    row: never;
    computed: never;
  };
  "add-actions-of-change": {
    values: readonly [id: number, action: string | null, value3: string, at: Date | string | null];
    row: never;
    computed: never;
  };
  "add-address": {
    values: readonly [userId: number, value2: boolean, selectedAddress: string, roadAddress: string, jibunAddress: string, addressDetail: string, receiverName: string, phone: string, zonecode: string, memo: string, deliveryAddressType: string, createdAt: Date | string, entranceCode: string];
    row: {
      id: number;
      user_id: number;
      is_default: boolean;
      selected_address: string;
      road_address: string;
      jibun_address: string;
      address_detail: string;
      receiver_name: string;
      phone: string;
      zonecode: string;
      memo: string;
      delivery_address_type: string;
      created_at: Date;
      entrance_code: string;
    };
    computed: never;
  };
  "add-adjusted-points": {
    values: readonly [userId: number, amount: number, availableAt: Date | string, expiresAt: Date | string];
    row: never;
    computed: never;
  };
  "add-api-key": {
    values: readonly [name: string, createdAt: Date | string, isOfFarms: boolean | null, networks: readonly (string | null)[] | null, createdBy: number | null, expiresAt: Date | string | null];
    row: {
      id: number;
      operator_id: number;
    };
    computed: never;
  };
  "add-api-key-secret": {
    values: readonly [apiKeyId: number | null, hash: Uint8Array | null, hint: string | null, createdAt: Date | string | null, value5: Date | string | null];
    row: never;
    computed: never;
  };
  "add-billing-card": {
    values: readonly [userId: number, keyId: string, sealed: Uint8Array, issuerCode: string, numberMasked: string, createdAt: Date | string];
    row: {
      id: number;
      user_id: number;
      key_id: string;
      sealed: Uint8Array;
      issuer_code: string;
      number_masked: string;
      is_default: boolean;
      created_at: Date;
    };
    computed: never;
  };
  "add-billing-cycle": {
    values: readonly [subscriptionId: number | null, scheduledOn: string | null, dispatchOn: string | null, moveReason: string | null, createdAt: Date | string | null];
    row: never;
    computed: never;
  };
  "add-campaign-recipients": {
    values: readonly [campaignId: number | null, value2: string, at: Date | string | null];
    row: never;
    computed: never;
  };
  "add-cancellation": {
    values: readonly [id: number, id: readonly (number | null)[], money: number, points: number, taxFree: number, lines: string, actor: string, reason: string, status: string, value10: boolean | null, at: Date | string, expectedRewardPoint: number, returnRequestId: number | null, toStatus: string, value15: string | null, isGoodwill: boolean, goodwillClaimId: number | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-cash-receipt": {
    values: readonly [orderId: number, amount: number, taxFree: number, createdAt: Date | string];
    row: never;
    computed: never;
  };
  "add-checkout-link": {
    values: readonly [id: string, createdAt: Date | string, expiresAt: Date | string, value4: string];
    row: never;
    computed: never;
  };
  "add-consents": {
    values: readonly [userId: number | null, value2: string, source: string | null, at: Date | string | null];
    row: never;
    computed: never;
  };
  "add-consents-to-new-terms": {
    values: readonly [userId: number | null, value2: string, at: Date | string | null];
    row: never;
    computed: never;
  };
  "add-coupon-scope": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "add-distributors": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "add-draft-order": {
    values: readonly [linkHash: Uint8Array, phoneEnd: string, note: string, createdBy: number, createdAt: Date | string, expiresAt: Date | string, value7: string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-event": {
    values: readonly [dedupeKey: string, template: string, userId: number, subject: string, href: string, variables: string, phone: string | null, email: string | null, channels: readonly (string | null)[], createdAt: Date | string, expiresAt: Date | string, listType: string | null, kind: string | null, title: string | null, body: string | null, accountChangeId: string | null, image: string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-events": {
    values: readonly [value1: string, value2: string];
    row: never;
    computed: never;
  };
  "add-expiry-notices": {
    values: readonly [value1: readonly (number | null)[], value2: readonly (string | null)[], value3: readonly (string | null)[], title: string | null, createdAt: Date | string | null, value6: readonly (string | null)[]];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-farm-follow": {
    values: readonly [userId: number | null, id: number, createdAt: Date | string | null];
    row: never;
    computed: never;
  };
  "add-favorite": {
    values: readonly [userId: number | null, id: number, createdAt: Date | string | null, value4: number];
    row: never;
    computed: never;
  };
  "add-guest": {
    values: readonly [createdAt: Date | string, hash: Uint8Array | null, expiresAt: Date | string | null];
    row: {
      user_id: number;
    };
    computed: never;
  };
  "add-inquiry": {
    values: readonly [userId: number, kind: string, orderProductId: number | null, wantsNotice: boolean, createdAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-inquiry-message": {
    values: readonly [inquiryId: number, writer: string | null, contents: string, photos: readonly (string | null)[], createdAt: Date | string];
    row: never;
    computed: never;
  };
  "add-job": {
    values: readonly [value1: string | null, value2: string | null, value3: Date | string | null, value4: string | null, value5: string | null, value6: string | null];
    row: never;
    computed: never;
  };
  "add-member": {
    values: readonly [userType: string, email: string | null, passwordHash: string | null, name: string | null, phone: string | null, profileImageUrl: string | null, clientCenterReplyAlarm: boolean, orderDeliveryAlarm: boolean, advertisingAlarm: boolean, advertisingPromotion: boolean, nightAlarm: boolean, phoneVerifiedAt: Date | string, value13: boolean | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-message": {
    values: readonly [dedupeKey: string, template: string, subject: string, keyId: string | null, sealed: Uint8Array | null, createdAt: Date | string, expiresAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-messages-of-events": {
    values: readonly [value1: readonly (number | null)[], value2: readonly (string | null)[], value3: readonly (string | null)[], value4: readonly (string | null)[], value5: readonly (string | null)[], value6: readonly (string | null)[], value7: readonly (Uint8Array | null)[], value8: readonly (Date | string | null)[], value9: readonly (Date | string | null)[], nextTryAt: Date | string | null];
    row: never;
    computed: never;
  };
  "add-missing-variant-settings": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "add-opening-alarm": {
    values: readonly [userId: number, productId: number, createdAt: Date | string];
    row: never;
    computed: never;
  };
  "add-operator": {
    values: readonly [email: string | null, name: string, passwordHash: string | null, createdAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-operator-action": {
    values: readonly [operatorId: number | null, source: string, action: string, subject: string, before: string | null, after: string | null, reason: string | null, requestId: string, at: Date | string, ipAddress: string | null];
    row: never;
    computed: never;
  };
  "add-operator-actions": {
    values: readonly [operatorId: number | null, source: string | null, requestId: string | null, at: Date | string | null, ipAddress: string | null, value6: string];
    row: never;
    computed: never;
  };
  "add-operator-change": {
    values: readonly [operatorId: number | null, source: string, noun: string, rows: string, reason: string, requestId: string, ipAddress: string | null, createdAt: Date | string, effectiveAt: Date | string, status: string, endedAt: Date | string | null, undoesId: number | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-operator-letter": {
    values: readonly [dedupeKey: string, template: string, subject: string, keyId: string | null, sealed: Uint8Array | null, createdAt: Date | string, expiresAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-operator-token": {
    values: readonly [hash: Uint8Array, operatorId: number, source: string, ipAddress: string, userAgent: string, createdAt: Date | string, expiresAt: Date | string];
    row: never;
    computed: never;
  };
  "add-order": {
    values: readonly [value1: string];
    row: {
      id: number;
      gift_group_id: number | null;
    };
    computed: "gift_group_id";
  };
  "add-order-moves": {
    values: readonly [changeId: number | null, orderId: number | null, move: string | null, value4: string];
    row: never;
    computed: never;
  };
  "add-order-tmp": {
    values: readonly [id: string, userId: number, lines: string, utm: string | null, createdAt: Date | string, expiresAt: Date | string, giftCount: number | null, content: string | null];
    row: never;
    computed: never;
  };
  "add-payment-differences": {
    values: readonly [value1: string, day: string | null, foundAt: Date | string | null];
    row: never;
    computed: never;
  };
  "add-pending-gift-refund": {
    values: readonly [giftId: number, since: Date | string];
    row: never;
    computed: never;
  };
  "add-pending-social-unlink": {
    values: readonly [id: string, snsType: string, keyId: string, sealed: Uint8Array, createdAt: Date | string];
    row: never;
    computed: never;
  };
  "add-personal-data-access": {
    values: readonly [userId: number, operatorId: number, orderId: number | null, reason: string, at: Date | string, until: Date | string | null];
    row: never;
    computed: never;
  };
  "add-personal-data-accesses": {
    values: readonly [value1: readonly (number | null)[], operatorId: number | null, reason: string | null, at: Date | string | null];
    row: never;
    computed: never;
  };
  "add-phone-code": {
    values: readonly [phone: string, purpose: string, codeHash: Uint8Array, userId: number, network: string, createdAt: Date | string, expiresAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-point-reward": {
    values: readonly [orderProductId: number, kind: string, userId: number, amount: number, availableAt: Date | string, expiresAt: Date | string, grantedAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-preview": {
    values: readonly [tokenHash: Uint8Array, pageKind: string, pageId: number | null, path: string, variant: string | null, shownAt: Date | string, showsUnpublished: boolean, edits: string, createdBy: number, createdAt: Date | string, expiresAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-purchase-order": {
    values: readonly [distributorId: number, expectedOn: string, note: string, createdBy: number, createdAt: Date | string, value6: string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-question": {
    values: readonly [userId: number | null, productId: number | null, contents: string | null, isSecret: boolean | null, createdAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-receipt-cancel": {
    values: readonly [cashReceiptId: number, amount: number, createdAt: Date | string];
    row: never;
    computed: never;
  };
  "add-receipt-request": {
    values: readonly [orderId: number, type: string, identitySelect: number, identityMasked: string, isPlaceholder: boolean, keyId: string | null, sealed: Uint8Array | null];
    row: never;
    computed: never;
  };
  "add-received-stock": {
    values: readonly [value1: number, value2: string];
    row: {
      option_id: number;
      on_hand: number;
      reserved: number;
    };
    computed: never;
  };
  "add-refund": {
    values: readonly [paymentId: number, paymentKey: string, amount: number, reason: string, createdAt: Date | string];
    row: never;
    computed: never;
  };
  "add-rehearsal": {
    values: readonly [waitingRoomId: number, buyers: number, requestedBy: number | null, requestedAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-remote-areas": {
    values: readonly [value1: string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-restock-alarm": {
    values: readonly [userId: number, productId: number, optionId: number | null, byPush: boolean, byPhone: boolean, phone: string | null, createdAt: Date | string, endsOn: string];
    row: never;
    computed: never;
  };
  "add-return-request": {
    values: readonly [orderId: number, orderProductId: number, resolution: string, reason: string, details: string, photos: readonly (string | null)[], isShown: boolean, requestedAt: Date | string, value9: string, expectedPrice: number | null, expectedPoint: number | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-review": {
    values: readonly [orderProductId: number | null, userId: number | null, score: number | null, contents: string | null, images: readonly (string | null)[] | null, createdAt: Date | string | null, video: string | null, videoPoster: string | null, videoSeconds: number | null, sweetness: number | null, freshness: number | null, size: number | null, packaging: number | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-review-appeal": {
    values: readonly [reportId: number, contents: string, createdAt: Date | string];
    row: {
      report_id: number;
    };
    computed: never;
  };
  "add-review-report": {
    values: readonly [reviewId: number, userId: number, reasonId: number, reason: string, createdAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-role": {
    values: readonly [name: string, title: string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-searches": {
    values: readonly [day: string | null, value2: string];
    row: {
      written: number;
    };
    computed: never;
  };
  "add-seconds-of-pages": {
    values: readonly [session: string, value2: string];
    row: never;
    computed: never;
  };
  "add-settlement-adjustments": {
    values: readonly [value1: string, createdAt: Date | string | null, createdBy: number | null];
    row: never;
    computed: never;
  };
  "add-settlement-correction": {
    values: readonly [distributorId: number, orderId: number | null, amount: number, reason: string, createdAt: Date | string, createdBy: number | null];
    row: {
      id: number;
      amount: number;
    };
    computed: never;
  };
  "add-settlements": {
    values: readonly [value1: string, through: string | null, closedAt: Date | string | null, closedBy: number | null];
    row: {
      id: number;
      distributor_id: number;
    };
    computed: never;
  };
  "add-sheet-import": {
    values: readonly [sheet: string, fileName: string, columns: string, problems: string, rowCount: number, isPartial: boolean, operatorId: number, source: string, reason: string, requestId: string, ipAddress: string | null, createdAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-sheet-import-parts": {
    values: readonly [importId: number | null, value2: string];
    row: never;
    computed: never;
  };
  "add-shipment": {
    values: readonly [userId: number, carrierCode: string, invoiceNumber: string, dispatchedAt: Date | string, checkAt: Date | string | null, value6: readonly (number | null)[]];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-social-identity": {
    values: readonly [hash: Uint8Array, snsType: string, subject: string, email: string | null, isEmailVerified: boolean, name: string | null, profileImageUrl: string | null, userId: number, createdAt: Date | string, keyId: string | null, sealed: Uint8Array | null];
    row: never;
    computed: never;
  };
  "add-special-price-news": {
    values: readonly [beginsAt: Date | string, beginsAt: Date | string];
    row: never;
    computed: never;
  };
  "add-stock-lots": {
    values: readonly [value1: string, stockReceiptId: number | null, createdBy: number | null, createdAt: Date | string | null];
    row: {
      id: number;
      option_id: number;
      code: string;
    };
    computed: never;
  };
  "add-stock-receipt": {
    values: readonly [purchaseOrderId: number, note: string, receivedBy: number, receivedAt: Date | string, value5: string, status: string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-subscription": {
    values: readonly [userId: number, optionId: number, units: number, intervalWeeks: number, weekday: string, cardId: number | null, address: string, priceLimit: number | null, variant: string, createdAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-tax-invoice": {
    values: readonly [requestId: number, kind: string, supply: number, vat: number, issuedOn: string, approvalNumber: string, createdAt: Date | string, createdBy: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-tax-invoice-request": {
    values: readonly [value1: string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-timed-price": {
    values: readonly [optionId: number, price: number, beginsAt: Date | string, endsAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-to-cart": {
    values: readonly [userId: number, productId: number, value3: readonly (number | null)[], value4: readonly (number | null)[], createdAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "add-to-limit": {
    values: readonly [key: string, windowStart: Date | string, count: number, expiresAt: Date | string];
    row: {
      count: number;
    };
    computed: never;
  };
  "add-token": {
    values: readonly [hash: Uint8Array, userId: number, tokenType: string, deviceId: string | null, createdAt: Date | string, expiresAt: Date | string, userAgent: string, snsType: string | null];
    row: never;
    computed: never;
  };
  "add-upload": {
    values: readonly [path: string | null, userId: number | null, operatorId: number | null, createdAt: Date | string | null, createdAt: Date | string, value6: number];
    row: {
      path: string;
    };
    computed: never;
  };
  "add-video-bookmark": {
    values: readonly [userId: number | null, id: number, createdAt: Date | string | null];
    row: never;
    computed: never;
  };
  "add-video-upload": {
    values: readonly [id: string | null, userId: number | null, bytes: number | null, createdAt: Date | string | null, createdAt: Date | string, value6: number];
    row: {
      id: string;
    };
    computed: never;
  };
  "add-viewed-products": {
    values: readonly [userId: number | null, value2: readonly (number | null)[], value3: readonly (Date | string | null)[], value4: readonly (number | null)[]];
    row: {
      count: number;
    };
    computed: never;
  };
  "add-webhook-delivery": {
    values: readonly [endpointId: number | null, type: string, subject: string, data: string | null, nextAttemptAt: Date | string | null];
    row: {
      id: number;
      message_id: string | null;
    };
    computed: "message_id";
  };
  "advance-campaign": {
    values: readonly [id: number, value2: Date | string | null, value3: number | null, value4: boolean | null];
    row: never;
    computed: never;
  };
  "alert-of-reversal": {
    values: readonly [paymentId: number | null, amount: number | null, given: number | null, createdAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "answer-question": {
    values: readonly [id: number, answer: string | null, answerWriter: string | null, value4: Date | string | null];
    row: never;
    computed: never;
  };
  "approve-cycle-price": {
    values: readonly [id: number, approvedPrice: number | null];
    row: never;
    computed: never;
  };
  "archive-partition": {
    values: readonly [value1: string | null, value2: Date | string | null];
    row: {
      is_archived: boolean | null;
    };
    computed: "is_archived";
  };
  "archive-products": {
    values: readonly [id: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "ask-produce-notice-again": {
    values: readonly [id: number, userId: number, againOn: string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "asker-of-question": {
    values: readonly [questionId: number];
    row: {
      user_id: number;
      name: string | null;
    };
    computed: never;
  };
  "audit-bounds": {
    values: readonly [optionId?: number, value2?: number];
    row: {
      rows: number;
      last: number | null;
    };
    computed: "last";
  };
  "audit-breaches": {
    values: readonly [optionId?: number, optionId?: number];
    row: {
      subject: string | null;
    };
    computed: "subject";
  };
  "audit-earliest-payment": {
    values: readonly [];
    row: {
      at: Date | null;
    };
    computed: "at";
  };
  "audit-payments-of-provider": {
    values: readonly [paymentKey: readonly (string | null)[], uuid: readonly (string | null)[]];
    row: {
      id: number;
      payment_key: string | null;
      order_uuid: string;
      captured: number;
      refunded: number;
      elsewhere: number;
      is_reversed: boolean;
      refunds: Json;
    };
    computed: never;
  };
  "audit-payments-taken": {
    values: readonly [approvedAt: Date | string, approvedAt: Date | string, id: number, value4: number];
    row: {
      id: number;
      payment_key: string | null;
    };
    computed: never;
  };
  "audit-refunds-given": {
    values: readonly [doneAt: Date | string, doneAt: Date | string, value3: number, id: number];
    row: {
      id: number;
      payment_key: string;
    };
    computed: never;
  };
  "audit-set-up": {
    values: readonly [value1: string | null, value2: string | null];
    row: {
      now: string | null;
      set_config: string | null;
    };
    computed: "now" | "set_config";
  };
  "award-birthday-points": {
    values: readonly [id: readonly (number | null)[], year: number | null, availableAt: Date | string | null, expiresAt: Date | string | null, title: string | null, value6: string];
    row: {
      awarded: number;
    };
    computed: never;
  };
  "award-reward": {
    values: readonly [id: number, userId: number, amount: number | null, availableAt: Date | string | null, expiresAt: Date | string | null, at: Date | string, value7: readonly (number | null)[], value8: readonly (number | null)[], title: string, body: string, href: string, reason: string | null];
    row: never;
    computed: never;
  };
  "begin-audit-run": {
    values: readonly [night: string, startedAt: Date | string];
    row: never;
    computed: never;
  };
  "begin-banners-for-preview": {
    values: readonly [beginAt: Date | string];
    row: never;
    computed: never;
  };
  "begin-grade-run": {
    values: readonly [month: string, startedAt: Date | string];
    row: never;
    computed: never;
  };
  "begin-login-try": {
    values: readonly [emailHash: Uint8Array, source: string, failedAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "begin-message": {
    values: readonly [id: number, sendStartedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "begin-pages-for-preview": {
    values: readonly [beginAt: Date | string];
    row: never;
    computed: never;
  };
  "begin-popups-for-preview": {
    values: readonly [beginAt: Date | string, variants: string];
    row: never;
    computed: never;
  };
  "begin-sending-batch": {
    values: readonly [batchId: string, value2: readonly (number | null)[], value3: readonly (string | null)[], checkAt: Date | string | null];
    row: {
      begun: number;
    };
    computed: never;
  };
  "begin-social-login-attempt": {
    values: readonly [stateHash: Uint8Array, snsType: string, userId: number, codeVerifier: string, next: string, createdAt: Date | string];
    row: never;
    computed: never;
  };
  "blank-orders-of-who-leaves": {
    values: readonly [userId: number];
    row: never;
    computed: never;
  };
  "call-waiting-room-places": {
    values: readonly [waitingRoomId: number, heldUntil: Date | string | null, heldUntil: Date | string | null];
    row: {
      called: number;
    };
    computed: never;
  };
  "cancel-draft-order": {
    values: readonly [id: number, cancelledAt: Date | string | null];
    row: never;
    computed: never;
  };
  "cancel-rehearsals": {
    values: readonly [id: readonly (number | null)[], value2: Date | string | null];
    row: never;
    computed: never;
  };
  "cancel-return-pickup": {
    values: readonly [returnRequestId: number, cancelledAt: Date | string | null];
    row: never;
    computed: never;
  };
  "cancel-tax-invoice-request": {
    values: readonly [id: number, cancelledAt: Date | string | null];
    row: never;
    computed: never;
  };
  "cart-facts": {
    values: readonly [userId: number];
    row: {
      option_id: number;
      units: number;
      lines: number;
      shipment_date: string | null;
      product_id: number;
    };
    computed: never;
  };
  "change-address": {
    values: readonly [userId: number, id: number, value3: boolean, selectedAddress: string, roadAddress: string, jibunAddress: string, addressDetail: string, receiverName: string, phone: string, zonecode: string, memo: string, deliveryAddressType: string, entranceCode: string];
    row: {
      id: number;
      user_id: number;
      is_default: boolean;
      selected_address: string;
      road_address: string;
      jibun_address: string;
      address_detail: string;
      receiver_name: string;
      phone: string;
      zonecode: string;
      memo: string;
      delivery_address_type: string;
      created_at: Date;
      entrance_code: string;
    };
    computed: never;
  };
  "change-closed-days": {
    values: readonly [value1: string, id: readonly (number | null)[]];
    row: {
      added: number;
      removed: number;
    };
    computed: never;
  };
  "change-delivery-address": {
    values: readonly [id: number, address: string, memo: string, area: string | null, reason: string | null, at: Date | string | null, actor: string | null];
    row: {
      address: Json | null;
    };
    computed: never;
  };
  "change-gift-address": {
    values: readonly [id: number, address: string | null];
    row: never;
    computed: never;
  };
  "change-grades": {
    values: readonly [month: string | null, value2: readonly (number | null)[], value3: readonly (number | null)[], value4: readonly (number | null)[], value5: readonly (string | null)[], value6: readonly (string | null)[], at: Date | string | null];
    row: never;
    computed: never;
  };
  "change-question": {
    values: readonly [id: number, contents: string, isSecret: boolean, updatedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "change-review": {
    values: readonly [id: number, score: number, contents: string, images: readonly (string | null)[], updatedAt: Date | string | null, video: string | null, videoPoster: string | null, videoSeconds: number | null, sweetness: number | null, freshness: number | null, size: number | null, packaging: number | null];
    row: never;
    computed: never;
  };
  "change-subscription": {
    values: readonly [id: number, units: number, cardId: number | null, address: string, priceLimit: number | null, intervalWeeks: number, weekday: string];
    row: never;
    computed: never;
  };
  "check-allowed-network": {
    values: readonly [value1: string | null];
    row: {
      is_allowed: boolean;
    };
    computed: never;
  };
  "check-product-references": {
    values: readonly [value1: string];
    row: {
      id: number | null;
      category_id: number | null;
      distributor_id: number | null;
      business_number: string | null;
      carrier_code: string | null;
      representative_option_id: number | null;
      option_count: number;
      options_without_unit_price: number;
      unknown_related: number;
    };
    computed: "id";
  };
  "choose-cart-lines": {
    values: readonly [userId: number, id: readonly (number | null)[]];
    row: {
      id: number;
    };
    computed: never;
  };
  "claim-batches": {
    values: readonly [id: Date | string, value2: Date | string];
    row: {
      id: string;
      state: "filling" | "sending" | "sent" | "abandoned";
      count: number;
    };
    computed: never;
  };
  "claim-charge": {
    values: readonly [id: number, claimedAt: Date | string | null, value3: string | null, status: string];
    row: {
      id: number;
      subscription_id: number;
      order_tmp_id: string | null;
      charge_started_at: Date | null;
      charge_limit: number | null;
    };
    computed: "order_tmp_id" | "charge_started_at";
  };
  "claim-coupon-award": {
    values: readonly [couponId: number, userId: number, occasion: string, awardedAt: Date | string];
    row: {
      coupon_id: number;
    };
    computed: never;
  };
  "claim-edge-purges": {
    values: readonly [nextAt: Date | string | null, nextAt: Date | string | null, value3: number];
    row: {
      id: number;
      tags: string;
      noticed_at: Date | null;
    };
    computed: "noticed_at";
  };
  "claim-messages": {
    values: readonly [id: string, nextTryAt: Date | string, value3: number, nextTryAt: Date | string | null];
    row: {
      id: number;
      dedupe_key: string;
      template: string;
      message_id: number | null;
      keyId: string;
      sealed: Uint8Array;
      expires_at: Date;
      send_started_at: Date | null;
    };
    computed: never;
  };
  "claim-operator-digest": {
    values: readonly [operatorId: number, slot: Date | string];
    row: {
      operator_id: number;
    };
    computed: never;
  };
  "claim-orders-to-notify-of-lot": {
    values: readonly [stockLotId: number | null, toldBy: number | null, toldAt: Date | string | null, value4: number];
    row: {
      order_id: number;
      product_ids: number[];
    };
    computed: never;
  };
  "claim-parcels": {
    values: readonly [id: Date | string, value2: number, checkAt: Date | string | null];
    row: {
      id: number;
      tracker_id: string;
      invoice_number: string;
      dispatched_at: Date;
      failures: number;
    };
    computed: never;
  };
  "claim-payment": {
    values: readonly [id: number, paymentKey: string | null, value3: Date | string | null, confirmStartedAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "claim-pending-social-unlinks": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: string;
      sns_type: "kakaotalk" | "naver";
      key_id: string;
      sealed: Uint8Array;
      created_at: Date;
    };
    computed: never;
  };
  "claim-rehearsal": {
    values: readonly [startedAt: Date | string | null];
    row: {
      id: number;
      waiting_room_id: number;
      buyers: number;
    };
    computed: never;
  };
  "claim-waiting-room-place": {
    values: readonly [id: number, optionId: number, orderUnits: number | null, heldUntil: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "claim-webhook-deliveries": {
    values: readonly [attemptedAt: Date | string | null, nextAttemptAt: Date | string | null, claim: string | null, value4: number, id: readonly (number | null)[], attempts: number];
    row: {
      id: number;
      endpoint_id: number;
      attempts: number;
      message_id: string;
      type: string;
      data: Json;
      occurred_at: Date;
      url: string;
      secret_key_id: string;
      secret_sealed: Uint8Array;
      old_secret_key_id: string | null;
      old_secret_sealed: Uint8Array | null;
      old_secret_ends_at: Date | null;
    };
    computed: never;
  };
  "clear-analytics-day": {
    values: readonly [day: string];
    row: never;
    computed: never;
  };
  "clear-cohorts": {
    values: readonly [];
    row: never;
    computed: never;
  };
  "clear-coupon-scope": {
    values: readonly [couponId: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "clear-default-card": {
    values: readonly [userId: number];
    row: never;
    computed: never;
  };
  "clear-login-failures": {
    values: readonly [emailHash: Uint8Array, source: string];
    row: never;
    computed: never;
  };
  "clear-search-ranking": {
    values: readonly [];
    row: never;
    computed: never;
  };
  "clear-stock-alerts": {
    values: readonly [clearedAt: Date | string | null];
    row: {
      count: number;
    };
    computed: never;
  };
  "close-gone-differences": {
    values: readonly [day: string, value2: string, resolvedAt: Date | string | null, note: string | null];
    row: never;
    computed: never;
  };
  "close-order": {
    values: readonly [id: number, status: string, actor: string | null, reason: string | null, at: Date | string | null, value6: string | null, value7: string | null];
    row: never;
    computed: never;
  };
  "close-waiting-room": {
    values: readonly [id: number, closedAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "commit-stock": {
    values: readonly [orderId: number];
    row: never;
    computed: never;
  };
  "compensate-options": {
    values: readonly [returnRequestId: number, value2: readonly (number | null)[], value3: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "complete-video-upload": {
    values: readonly [id: string, path: string | null, seconds: number | null];
    row: {
      id: string;
    };
    computed: never;
  };
  "conclude-edge-purges": {
    values: readonly [id: readonly (number | null)[], nextAt: Date | string | null];
    row: never;
    computed: never;
  };
  "conclude-failed-cycle": {
    values: readonly [id: number, failureCode: string | null, failureMessage: string | null];
    row: never;
    computed: never;
  };
  "conclude-paid-cycle": {
    values: readonly [id: number, orderId: number | null, goodsPrice: number | null, closedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "consents-of-advertised": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      advertising_alarm: boolean;
      night_alarm: boolean;
    };
    computed: never;
  };
  "copy-counted-options": {
    values: readonly [value1: readonly (number | null)[], value2: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "copy-options": {
    values: readonly [productId: number, value2: number | null, value3: readonly (number | null)[], value4: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "copy-product": {
    values: readonly [id: number, value2: number | null, value3: string | null, value4: string | null, value5: Date | string | null, value6: number | null];
    row: never;
    computed: never;
  };
  "correct-lot-units": {
    values: readonly [stockLotId: number, kind: string, units: number];
    row: {
      remaining: number;
    };
    computed: never;
  };
  "correct-parcel": {
    values: readonly [shipmentId: number, carrierCode: string, invoiceNumber: string, checkAt: Date | string | null];
    row: {
      version: number;
    };
    computed: never;
  };
  "count-analytics-day": {
    values: readonly [day: string | null];
    row: never;
    computed: never;
  };
  "count-api-key-edit": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "count-api-keys": {
    values: readonly [expiresAt: Date | string];
    row: {
      keys: number;
    };
    computed: never;
  };
  "count-billing-cards": {
    values: readonly [userId: number];
    row: {
      cards: number;
    };
    computed: never;
  };
  "count-cohorts": {
    values: readonly [];
    row: never;
    computed: never;
  };
  "count-doors-of-parcel": {
    values: readonly [id: string, invoiceNumber: string, id: readonly (number | null)[]];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-email-proofs-asked": {
    values: readonly [userId: number, createdAt: Date | string];
    row: {
      asked: number;
    };
    computed: never;
  };
  "count-filter-choices": {
    values: readonly [categoryId: number | null, productId: readonly (number | null)[] | null, value3: boolean, value4: string, beginsAt: Date | string, value6: string, value7: readonly (string | null)[]];
    row: {
      facet: "all" | "delivery" | "origin" | "farm" | "price" | "weight" | "score" | "sweetness" | "arrive";
      value: string | null;
      label: string | null;
      count: number;
    };
    computed: "value" | "label";
  };
  "count-for-my-page": {
    values: readonly [id: number, expiresAt: Date | string, status: readonly (string | null)[]];
    row: {
      coupons: number;
      reviewable: number;
      reviews: number;
      gifts_sent: number;
      favorites: number;
      gifts_received: number;
      gifts_waiting: number;
      orders: Json;
    };
    computed: never;
  };
  "count-funnel": {
    values: readonly [day: string | null];
    row: never;
    computed: never;
  };
  "count-gift-message": {
    values: readonly [id: number, lastMessageAt: Date | string | null];
    row: never;
    computed: never;
  };
  "count-inquiry-texts": {
    values: readonly [userId: number, createdAt: Date | string];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-key-removal-try": {
    values: readonly [id: number, value2: Date | string];
    row: never;
    computed: never;
  };
  "count-managers": {
    values: readonly [];
    row: {
      managers: number;
    };
    computed: never;
  };
  "count-measured-products": {
    values: readonly [day: string | null];
    row: never;
    computed: never;
  };
  "count-measured-sources": {
    values: readonly [day: string | null];
    row: never;
    computed: never;
  };
  "count-messages": {
    values: readonly [value1: Date | string];
    row: {
      channel: string | null;
      waiting: number;
      failing: number;
      oldest: number;
    };
    computed: "channel";
  };
  "count-notifications": {
    values: readonly [userId: number, listType: string, createdAt: Date | string];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-open-receipts": {
    values: readonly [orderId: number];
    row: {
      open: number;
    };
    computed: never;
  };
  "count-order-views": {
    values: readonly [value1: readonly (string | null)[], promisedDispatchOn: string, distributorId: readonly (number | null)[] | null, createdAt: Date | string];
    row: {
      view: string | null;
      count: number;
    };
    computed: "view";
  };
  "count-orders-to-notify-of-lot": {
    values: readonly [stockLotId: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-other-faqs": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-other-webhook-endpoints": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-overlapping-areas": {
    values: readonly [value1: string, id: readonly (number | null)[]];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-overlapping-timed-prices": {
    values: readonly [optionId: number, value2: number | null, endsAt: Date | string, beginsAt: Date | string];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-own-orders-of-number": {
    values: readonly [value1: string, userId: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-own-roles": {
    values: readonly [];
    row: {
      roles: number;
    };
    computed: never;
  };
  "count-own-uploads": {
    values: readonly [value1: number | null, path: readonly (string | null)[], value3: number | null];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-parcel-failure": {
    values: readonly [id: number, checkAt: Date | string | null];
    row: never;
    computed: never;
  };
  "count-payment-figures": {
    values: readonly [createdAt: Date | string];
    row: {
      refunds_owed: number;
      refunds_owed_won: number;
      refunds_oldest: number;
      payments_open: number;
      payments_oldest: number;
      alerts_open: number;
      alerts_oldest: number;
      latest_order: number | null;
      results: Json;
    };
    computed: "latest_order";
  };
  "count-privacy-log": {
    values: readonly [userId: number, at: Date | string, act: readonly (string | null)[], act: readonly (string | null)[]];
    row: {
      total: number;
      for_delivery: number;
      for_inquiry: number;
    };
    computed: never;
  };
  "count-punctuality": {
    values: readonly [deliveredAt: Date | string];
    row: never;
    computed: never;
  };
  "count-receipt-cancel-try": {
    values: readonly [id: number, value2: Date | string, refusals: boolean];
    row: never;
    computed: never;
  };
  "count-receipt-try": {
    values: readonly [id: number, value2: Date | string, refusals: boolean];
    row: never;
    computed: never;
  };
  "count-refund-try": {
    values: readonly [id: number, value2: Date | string, refusals: boolean, value4: string];
    row: never;
    computed: never;
  };
  "count-restock-alarms": {
    values: readonly [userId: number | null, value2: number | null, value3: number | null, value4: string | null];
    row: {
      of_user: number;
      of_phone: number;
    };
    computed: never;
  };
  "count-sent-codes": {
    values: readonly [phone: string, network: string, userId: number, createdAt: Date | string];
    row: {
      by_phone: Date[];
      by_network: number;
      by_device: number;
    };
    computed: never;
  };
  "count-standing-reports": {
    values: readonly [reviewId: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-stocked-options": {
    values: readonly [optionId: readonly (number | null)[]];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-subscriptions": {
    values: readonly [userId: number, optionId: number];
    row: {
      subscriptions: number;
      same: number;
    };
    computed: never;
  };
  "count-units-left": {
    values: readonly [optionId: readonly (number | null)[]];
    row: {
      option_id: number;
      units_left: number;
    };
    computed: never;
  };
  "count-unknown-senders": {
    values: readonly [value1: readonly (number | null)[], value2: readonly (string | null)[]];
    row: {
      count: number;
    };
    computed: never;
  };
  "count-video-view": {
    values: readonly [id: number, userId: number | null, seenAt: Date | string | null, seenAt: Date | string];
    row: {
      view_count: number;
    };
    computed: never;
  };
  "count-waiting-work": {
    values: readonly [days: string];
    row: {
      work: "claims" | "reopenedClaims" | "failedPickups" | "cancellationRequests" | "replacements" | "paidOrders" | "inquiries" | "questions" | "reviewReports" | "reviewAppeals" | "paymentAlerts" | "lowStock" | "disabledWebhooks" | "expiringLots";
      count: number;
      since: Date | null;
    };
    computed: "since";
  };
  "decide-return-request": {
    values: readonly [id: number, status: string, answer: string | null, decidedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "decide-review-appeal": {
    values: readonly [reportId: number, status: string, decision: string | null, decidedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "decide-review-report": {
    values: readonly [id: number, status: string, decision: string | null, decidedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "default-next-card": {
    values: readonly [userId: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "delete-address": {
    values: readonly [userId: number, id: number];
    row: never;
    computed: never;
  };
  "delete-billing-card": {
    values: readonly [userId: number, id: number];
    row: {
      is_default: boolean;
    };
    computed: never;
  };
  "delete-coupons": {
    values: readonly [id: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "delete-empty-parcels": {
    values: readonly [id: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "delete-entrance-codes-of-gifts": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "delete-entrance-codes-of-orders": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "delete-events-of-empty-parcels": {
    values: readonly [shipmentId: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "delete-role": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "delete-table-records": {
    values: readonly [id: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "delete-timed-price": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "deliver-replacements": {
    values: readonly [shipmentId: number, deliveredAt: Date | string | null];
    row: {
      id: number;
      order_id: number;
      order_product_id: number;
    };
    computed: never;
  };
  "deny-cancellations": {
    values: readonly [id: number, cancelDeniedReason: string | null];
    row: never;
    computed: never;
  };
  "dequeue-return-pickups": {
    values: readonly [returnRequestId: Date | string, value2: number, checkAt: Date | string | null];
    row: {
      id: number;
      order_id: number;
      order_product_id: number;
      product_name: string;
      carrier_code: string;
      carrier_name: string;
      pickup_on: string;
      revision: number;
      ordered_revision: number | null;
      cancelled_at: Date | null;
      failures: number;
      from_address: Json | null;
      farm_name: string;
      farm_phone: string;
      farm_address: string;
    };
    computed: "from_address";
  };
  "discard-returned-units": {
    values: readonly [returnRequestId: number];
    row: never;
    computed: never;
  };
  "dispatch-replacement": {
    values: readonly [returnRequestId: number, userId: number, carrierCode: string, invoiceNumber: string, dispatchedAt: Date | string, checkAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "distribute-webhook-events": {
    values: readonly [id: readonly (number | null)[], distributedAt: Date | string | null];
    row: {
      count: number;
    };
    computed: never;
  };
  "draw-waiting-room": {
    values: readonly [id: number, drawnAt: Date | string | null];
    row: {
      present: number;
    };
    computed: never;
  };
  "drop-billing-cycle": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "drop-events-of": {
    values: readonly [subject: string, routedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "drop-groups-of-home-pages": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "drop-login-try": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "drop-message": {
    values: readonly [id: number, value2: string, droppedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "drop-messages-of": {
    values: readonly [subject: string, droppedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "drop-opened-change": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "drop-pending-social-unlink": {
    values: readonly [id: string];
    row: never;
    computed: never;
  };
  "drop-phone-code": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "drop-reward": {
    values: readonly [id: number, undoneAt: Date | string | null];
    row: never;
    computed: never;
  };
  "drop-saved-refund-account": {
    values: readonly [userId: number];
    row: never;
    computed: never;
  };
  "drop-settled-lines-of-day": {
    values: readonly [soldOn: string];
    row: never;
    computed: never;
  };
  "drop-stock-reservations": {
    values: readonly [orderId: number | null, id: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "drop-unlinked-account": {
    values: readonly [snsType: string, subject: string, linkedAt: Date | string, revokedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "drop-upload": {
    values: readonly [path: string];
    row: never;
    computed: never;
  };
  "drop-waiting-updates-of-change": {
    values: readonly [changeId: number, orderId: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "end-gifts": {
    values: readonly [id: readonly (number | null)[], status: string, actor: string | null, reason: string | null, at: Date | string | null];
    row: never;
    computed: never;
  };
  "end-hand-grades": {
    values: readonly [handGradeUntil: string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "end-import-part": {
    values: readonly [importId: number, place: number, changedCount: number, problems: string, changeId: number | null];
    row: never;
    computed: never;
  };
  "end-lost-rehearsals": {
    values: readonly [endedAt: Date | string | null, value2: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "end-operator-change": {
    values: readonly [id: number, status: string, endedAt: Date | string | null, failure: string | null];
    row: never;
    computed: never;
  };
  "end-other-operator-sessions": {
    values: readonly [operatorId: number, value2: Uint8Array | null, revokedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "end-other-sessions": {
    values: readonly [userId: number, hash: Uint8Array, revokedAt: Date | string | null];
    row: {
      ended: number;
    };
    computed: never;
  };
  "end-parcel-of-replacement": {
    values: readonly [returnRequestId: number, deliveredAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "end-refund": {
    values: readonly [id: number, outcome: string | null, transactionKey: string | null, outcomeReason: string | null, value5: number | null, doneAt: Date | string | null];
    row: never;
    computed: never;
  };
  "end-rehearsal": {
    values: readonly [id: number, endedAt: Date | string | null, value3: string | null, value4: string | null];
    row: never;
    computed: never;
  };
  "end-restock-alarms": {
    values: readonly [id: readonly (number | null)[], endedAt: Date | string | null, outcome: string | null];
    row: never;
    computed: never;
  };
  "end-session": {
    values: readonly [userId: number, id: string, revokedAt: Date | string | null];
    row: {
      ended: number;
    };
    computed: never;
  };
  "end-sessions-of-members": {
    values: readonly [userId: readonly (number | null)[], revokedAt: Date | string | null];
    row: {
      user_id: number;
    };
    computed: never;
  };
  "end-sheet-import": {
    values: readonly [id: number, status: string, value3: Date | string | null];
    row: never;
    computed: never;
  };
  "end-subscriptions-of-who-leaves": {
    values: readonly [userId: number, closedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "end-webhooks-of-deleted-endpoints": {
    values: readonly [id: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "enter-gift-address": {
    values: readonly [giftId: number, address: string | null, addressEnteredAt: Date | string, value4: number | null];
    row: never;
    computed: never;
  };
  "enter-waiting-room": {
    values: readonly [id: number, userId: number | null, cameAt: Date | string | null];
    row: never;
    computed: never;
  };
  "erase-person": {
    values: readonly [id: number, leftAt: Date | string | null];
    row: never;
    computed: never;
  };
  "erase-rows-of-who-leaves": {
    values: readonly [userId: number, phone: string | null];
    row: never;
    computed: never;
  };
  "expire-lots": {
    values: readonly [userId: number | null, id: readonly (number | null)[], at: Date | string | null];
    row: never;
    computed: never;
  };
  "export-consents": {
    values: readonly [userId: number];
    row: {
      kind: "termsOfService" | "privacy" | "over14" | "advertisingAlarm" | "nightAlarm" | "advertisingPromotion";
      is_given: boolean;
      version: string;
      source: "signUp" | "settings" | "reconfirm" | "newTerms" | "leave";
      at: Date;
    };
    computed: never;
  };
  "export-coupons": {
    values: readonly [userId: number];
    row: {
      name: string;
      issued_at: Date;
      valid_until: Date;
      order_id: number | null;
    };
    computed: never;
  };
  "export-favorites": {
    values: readonly [userId: number];
    row: {
      product_id: number;
      name: string;
      created_at: Date;
    };
    computed: never;
  };
  "export-followed-farms": {
    values: readonly [userId: number];
    row: {
      distributor_id: number;
      name: string;
      created_at: Date;
    };
    computed: never;
  };
  "export-grades": {
    values: readonly [userId: number];
    row: {
      month: string;
      from_grade: number;
      to_grade: number;
      purchased: number;
    };
    computed: never;
  };
  "export-inquiries": {
    values: readonly [userId: number];
    row: {
      kind: "delivery" | "return" | "product" | "payment" | "account";
      product_name: string | null;
      created_at: Date;
      messages: Json | null;
    };
    computed: "messages";
  };
  "export-orders": {
    values: readonly [userId: number];
    row: {
      id: number;
      order_name: string;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      price: number;
      used_point: number;
      created_at: Date;
      address: Json | null;
    };
    computed: never;
  };
  "export-points": {
    values: readonly [userId: number];
    row: {
      amount: number;
      reason: string;
      order_id: number | null;
      at: Date;
    };
    computed: never;
  };
  "export-produce-notices": {
    values: readonly [id: number | null];
    row: {
      ripe: boolean;
      storage: boolean;
      discard: boolean;
      off: Json;
    };
    computed: never;
  };
  "export-questions": {
    values: readonly [userId: number];
    row: {
      product_name: string;
      contents: string;
      is_secret: boolean;
      created_at: Date;
      answer: string | null;
      answered_at: Date | null;
    };
    computed: never;
  };
  "export-received-gifts": {
    values: readonly [id: number];
    row: {
      product_name: string | null;
      sender_name: string;
      status: "unused" | "address_entered" | "delivery_waiting" | "delivering" | "delivered" | "declined" | "expired" | "withdrawn";
      sent_at: Date;
      thanks: string | null;
      thanks_photo: string | null;
      address: Json | null;
    };
    computed: "product_name" | "address";
  };
  "export-reports": {
    values: readonly [userId: number];
    row: {
      review_id: number;
      ground: string;
      reason: string;
      status: "requested" | "upheld" | "dismissed";
      decision: string | null;
      created_at: Date;
    };
    computed: never;
  };
  "export-restock-alarms": {
    values: readonly [userId: number];
    row: {
      product_id: number;
      name: string;
      option_name: string | null;
      phone: string | null;
      created_at: Date;
      ended_at: Date | null;
    };
    computed: never;
  };
  "export-return-requests": {
    values: readonly [userId: number];
    row: {
      order_id: number;
      product_name: string;
      wish: "refund" | "replace";
      reason: "spoiled" | "damaged" | "missing" | "wrong_item" | "different" | "changed_mind";
      details: string;
      photos: string[];
      status: "requested" | "approved" | "denied" | "taken_back";
      notice: string | null;
      requested_at: Date;
      reopen_reason: string | null;
    };
    computed: never;
  };
  "export-reviews": {
    values: readonly [userId: number];
    row: {
      product_name: string;
      score: number;
      contents: string;
      images: string[];
      video: string | null;
      created_at: Date;
      hidden_for: string | null;
      appeals: Json | null;
    };
    computed: "appeals";
  };
  "export-rewards": {
    values: readonly [userId: number];
    row: {
      amount: number;
      order_id: number;
      available_at: Date;
      undone_at: Date | null;
    };
    computed: never;
  };
  "export-sessions": {
    values: readonly [userId: number, expiresAt: Date | string];
    row: {
      user_agent: string;
      created_at: Date;
      last_seen_at: Date | null;
    };
    computed: never;
  };
  "export-subscriptions": {
    values: readonly [userId: number];
    row: {
      product_name: string;
      option_name: string;
      units: number;
      interval_weeks: number;
      status: "active" | "paused" | "ended";
      price_limit: number | null;
      address: Json;
      created_at: Date;
      ended_at: Date | null;
    };
    computed: never;
  };
  "export-viewed-products": {
    values: readonly [userId: number];
    row: {
      product_id: number;
      name: string;
      viewed_at: Date;
      price: number;
    };
    computed: never;
  };
  "export-waiting-room-places": {
    values: readonly [userId: number];
    row: {
      product_name: string;
      state: "waiting" | "called" | "paying" | "bought" | "expired" | "left" | "missed";
      number: number | null;
      came_at: Date;
      called_at: Date | null;
    };
    computed: never;
  };
  "fail-login-try": {
    values: readonly [id: number, network: string];
    row: never;
    computed: never;
  };
  "fail-receipt": {
    values: readonly [cashReceiptId: number, value2: string];
    row: never;
    computed: never;
  };
  "fail-webhook-endpoint": {
    values: readonly [id: number, value2: Date | string | null, failingSince: Date | string, value4: boolean | null];
    row: {
      disabled_for: "failing" | "gone" | null;
    };
    computed: never;
  };
  "failures-of-task": {
    values: readonly [task: string];
    row: {
      failures: number;
    };
    computed: never;
  };
  "fill-coupon-award": {
    values: readonly [couponId: number, userId: number, occasion: string, memberCouponId: number | null];
    row: never;
    computed: never;
  };
  "find-account-change": {
    values: readonly [linkHash: Uint8Array, expiresAt: Date | string];
    row: {
      id: string;
      user_id: number;
      kind: "password" | "phone" | "email" | "refundAccount" | "noRefundAccount" | "linked-kakaotalk" | "linked-naver" | "unlinked-kakaotalk" | "unlinked-naver" | "exportedData" | "addedCard" | "deletedCard";
      key_id: string | null;
      sealed: Uint8Array | null;
      changed_at: Date;
      expires_at: Date;
      undone_at: Date | null;
    };
    computed: never;
  };
  "find-address": {
    values: readonly [id: number];
    row: {
      id: number;
      user_id: number;
      is_default: boolean;
      selected_address: string;
      road_address: string;
      jibun_address: string;
      address_detail: string;
      receiver_name: string;
      phone: string;
      zonecode: string;
      memo: string;
      delivery_address_type: string;
      created_at: Date;
      entrance_code: string;
    };
    computed: never;
  };
  "find-allowed-networks": {
    values: readonly [];
    row: {
      version: number;
      networks: Json;
    };
    computed: never;
  };
  "find-api-key": {
    values: readonly [hash: Uint8Array, expiresAt: Date | string, value3: string | null];
    row: {
      api_key_id: number;
      id: number;
      name: string;
      last_used_at: Date | null;
      permissions: string[];
      distributor_ids: number[] | null;
      is_network_allowed: boolean;
      read_position: number | null;
    };
    computed: "distributor_ids";
  };
  "find-api-key-row": {
    values: readonly [endsAt: Date | string, id: number];
    row: {
      id: number;
      operator_id: number;
      version: number;
      name: string;
      created_at: Date;
      expires_at: Date | null;
      revoked_at: Date | null;
      last_used_at: Date | null;
      created_by: string | null;
      permissions: string[];
      distributor_ids: number[] | null;
      networks: string[];
      secrets: Json;
    };
    computed: "distributor_ids";
  };
  "find-arrival": {
    values: readonly [orderProductId: number, orderId: number];
    row: {
      at: Date | null;
    };
    computed: "at";
  };
  "find-billing-card": {
    values: readonly [id: number];
    row: {
      id: number;
      user_id: number;
      key_id: string;
      sealed: Uint8Array;
      issuer_code: string;
      number_masked: string;
      is_default: boolean;
      created_at: Date;
    };
    computed: never;
  };
  "find-birthday": {
    values: readonly [userId: number];
    row: {
      month_day: string;
    };
    computed: never;
  };
  "find-buyer": {
    values: readonly [hash: Uint8Array, expiresAt: Date | string];
    row: {
      id: number;
      uuid: string;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      grade: number;
      point_balance: number;
      is_blocked: boolean;
      seen_at: Date;
      created_at: Date;
      read_position: number | null;
    };
    computed: never;
  };
  "find-campaign": {
    values: readonly [value1: Date | string, id: number];
    row: {
      is_cancelled: boolean;
      send_at: Date | null;
      started_at: Date | null;
      finished_at: Date | null;
      members: number;
      consented: number;
      consented_at_night: number;
    };
    computed: never;
  };
  "find-card-owner": {
    values: readonly [id: number];
    row: {
      name: string | null;
      email: string | null;
    };
    computed: never;
  };
  "find-carrier": {
    values: readonly [code: string];
    row: {
      code: string;
      name: string;
      tracker_id: string | null;
    };
    computed: never;
  };
  "find-category": {
    values: readonly [id: number];
    row: {
      id: number;
      parent_id: number | null;
      visible: number;
      in_stock: number;
    };
    computed: never;
  };
  "find-charge-attempt": {
    values: readonly [orderTmpId: string, createdAt: Date | string, userId: number];
    row: {
      id: number;
      uuid: string;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      products_price: number;
      price: number;
      is_claimed: boolean;
      payment_status: "waiting" | "paid" | "withdraw";
      captured: number;
      failure_code: string | null;
      failure_message: string | null;
    };
    computed: never;
  };
  "find-checkout-link": {
    values: readonly [id: string];
    row: {
      expires_at: Date;
      used_at: Date | null;
    };
    computed: never;
  };
  "find-contacts": {
    values: readonly [id: number, emailLettersUntil: Date | string];
    row: {
      phone: string | null;
      provenEmail: string | null;
      letterEmail: string | null;
    };
    computed: "provenEmail" | "letterEmail";
  };
  "find-corrected-farm-and-order": {
    values: readonly [id: number, orderId: number | null];
    row: {
      hasFarm: boolean;
      hasOrder: boolean;
    };
    computed: never;
  };
  "find-coupon-by-code": {
    values: readonly [code: string, id: number];
    row: {
      id: number;
      name: string;
      valid_until: Date;
      conditions: Json;
      is_first: boolean;
      is_used: boolean;
    };
    computed: never;
  };
  "find-credentials": {
    values: readonly [id: number];
    row: {
      email: string | null;
      email_verified_at: Date | null;
      name: string | null;
      phone: string | null;
      password_hash: string | null;
    };
    computed: never;
  };
  "find-database-of-health": {
    values: readonly [];
    row: {
      bytes: number | null;
      connections: number;
      most_connections: number | null;
      archived_at: Date | null;
      archive_failed_at: Date | null;
      archive_failures: number | null;
    };
    computed: "bytes" | "most_connections" | "archive_failures";
  };
  "find-display-contents": {
    values: readonly [id: number, value2: Date | string | null];
    row: {
      product_ids: number[];
      review_ids: number[];
      video_ids: number[];
    };
    computed: never;
  };
  "find-display-group": {
    values: readonly [id: number, endsAt: Date | string | null];
    row: {
      id: number;
      name: string;
      title: string | null;
      sub_title: string | null;
      order_by_type: string;
      contents_type: "product" | "tab";
      ui_type: string;
      product_ids: number[];
      banner_ids: number[];
      category_ids: number[];
      review_ids: number[];
      video_ids: number[];
      ends_at: Date | null;
      is_time_sale: boolean;
      version: number;
      shown_product_ids: number[];
      has_sales: boolean;
    };
    computed: never;
  };
  "find-display-style": {
    values: readonly [];
    row: {
      value: Json;
    };
    computed: never;
  };
  "find-editable-product": {
    values: readonly [id: number];
    row: {
      id: number;
      version: number;
      name: string;
      sub_title: string;
      kind: string;
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      category_id: number;
      distributor_id: number;
      representative_option_id: number;
      tax_status: "tax_free" | "taxable";
      origin: string;
      storage: string;
      harvest_note: string | null;
      expiry_note: string | null;
      season_note: string | null;
      sweetness_brix: number | null;
      next_harvest_on: string | null;
      keywords: string[];
      images: string[];
      contents: Json;
      item_notice: Json | null;
      video_url: string | null;
      related_product_ids: number[];
      label_recommend: string | null;
      label_shipping_method: string | null;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_wholesale: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      requires_share: boolean;
      no_resale: boolean;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      shipping_fee_unit: "order" | "box";
      free_shipping_from: number;
      is_bundle: boolean;
      undeliverable_primary_area: boolean;
      undeliverable_secondary_area: boolean;
      undeliverable_third_area: boolean;
      undeliverable_note: string | null;
      delivery_company_code: string;
      max_unit_in_box: number;
      unstoring_days_after: number;
      seo_title: string | null;
      seo_description: string | null;
      image_alts: Json;
    };
    computed: never;
  };
  "find-email-holder": {
    values: readonly [email: string];
    row: {
      id: number;
      email: string;
      email_verified_at: Date | null;
      has_password: boolean;
      linked: string[];
    };
    computed: never;
  };
  "find-expiring-points": {
    values: readonly [userId: number, expiresAt: Date | string, expiresAt: Date | string];
    row: {
      expiring: number;
      expires_at: Date | null;
    };
    computed: "expires_at";
  };
  "find-exported-birthday": {
    values: readonly [userId: number];
    row: {
      month_day: string;
    };
    computed: never;
  };
  "find-facts-of-rehearsal": {
    values: readonly [id: number, opensAt: Date | string];
    row: {
      id: number;
      opens_at: Date;
      drawn_at: Date | null;
      closed_at: Date | null;
      is_cancelled: boolean;
      units: number;
      is_running: boolean;
      is_near_opening: boolean;
      last_buyers: number | null;
      alarms: number;
    };
    computed: "last_buyers";
  };
  "find-farm": {
    values: readonly [distributorId: number, answeredAt: Date | string, value3: number];
    row: {
      id: number;
      name: string;
      region: string;
      greeting: string;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      base_shipping_fee: number;
      free_shipping_from: number;
      delivery_company_name: string;
      image: string | null;
      categories: string[];
      followers: number;
      punctuality: Json | null;
      answers: Json;
      reviews: number;
      score_average: number;
      seasons: Json;
      answered: Json | null;
    };
    computed: "image" | "punctuality" | "answered";
  };
  "find-farm-follow": {
    values: readonly [userId: number, id: number];
    row: {
      is_following: boolean;
      followers: number;
    };
    computed: never;
  };
  "find-farm-of-settlement": {
    values: readonly [id: number];
    row: {
      name: string;
      business_number: string;
      shipping_address: string;
      cs_phone: string;
    };
    computed: never;
  };
  "find-first-import": {
    values: readonly [at: Date | string];
    row: {
      at: Date;
    };
    computed: never;
  };
  "find-followed-return": {
    values: readonly [id: number];
    row: {
      number: string;
      card_text: string | null;
      image: string | null;
      price: number | null;
      lines: Json;
      money_refunded_at: Date | null;
      movable_carrier: string | null;
      tracking: Json | null;
    };
    computed: "image" | "price" | "money_refunded_at" | "movable_carrier" | "tracking";
  };
  "find-gift": {
    values: readonly [id: number];
    row: {
      id: number;
      gift_group_id: number;
      order_id: number;
      position: number;
      receiver_name: string;
      receiver_phone: string | null;
      status: "unused" | "address_entered" | "delivery_waiting" | "delivering" | "delivered" | "declined" | "expired" | "withdrawn";
      products_price: number;
      coupon_discount: number;
      shipping_fee: number;
      price: number;
      link_generation: number;
      sent_at: Date | null;
      expires_at: Date | null;
      message_count: number;
      last_message_at: Date | null;
      reminder_count: number;
      shared_at: Date | null;
      opened_at: Date | null;
      address: Json | null;
      address_entered_at: Date | null;
      declined_at: Date | null;
      thanks: string | null;
      thanked_at: Date | null;
      thanks_card: "heart" | "thanks" | "congratulations" | "flower" | "fruit" | null;
      thanks_photo: string | null;
      thanks_hidden_at: Date | null;
      thanks_hidden_for: string | null;
      thanks_version: number;
      receiver_id: number | null;
      receiver_proof: "opened" | "accepted" | null;
      receive_on: string | null;
      noti_type: "kakaotalkSend" | "alimtalk";
      notify_at: Date | null;
      sender_name: string;
      message: string;
      card: "thanks" | "birthday" | "congratulations" | "cheer" | "gratitude";
      sender_id: number;
      sender_phone: string | null;
      product_names: string[] | null;
      product_statuses: string[] | null;
      sender_product_names: string[] | null;
      sender_product_image: string | null;
      swap: Json | null;
    };
    computed: "sender_phone" | "product_names" | "product_statuses" | "sender_product_names" | "sender_product_image" | "swap";
  };
  "find-gift-by-link": {
    values: readonly [linkHash: Uint8Array, expiresAt: Date | string];
    row: {
      id: number;
      gift_group_id: number;
      order_id: number;
      position: number;
      receiver_name: string;
      receiver_phone: string | null;
      status: "unused" | "address_entered" | "delivery_waiting" | "delivering" | "delivered" | "declined" | "expired" | "withdrawn";
      products_price: number;
      coupon_discount: number;
      shipping_fee: number;
      price: number;
      link_generation: number;
      sent_at: Date | null;
      expires_at: Date;
      message_count: number;
      last_message_at: Date | null;
      reminder_count: number;
      shared_at: Date | null;
      opened_at: Date | null;
      address: Json | null;
      address_entered_at: Date | null;
      declined_at: Date | null;
      thanks: string | null;
      thanked_at: Date | null;
      thanks_card: "heart" | "thanks" | "congratulations" | "flower" | "fruit" | null;
      thanks_photo: string | null;
      thanks_hidden_at: Date | null;
      thanks_hidden_for: string | null;
      thanks_version: number;
      receiver_id: number | null;
      receiver_proof: "opened" | "accepted" | null;
      receive_on: string | null;
      noti_type: "kakaotalkSend" | "alimtalk";
      notify_at: Date | null;
      sender_name: string;
      message: string;
      card: "thanks" | "birthday" | "congratulations" | "cheer" | "gratitude";
      sender_id: number;
      sender_phone: string | null;
      product_names: string[] | null;
      product_statuses: string[] | null;
      sender_product_names: string[] | null;
      sender_product_image: string | null;
      swap: Json | null;
    };
    computed: "sender_phone" | "product_names" | "product_statuses" | "sender_product_names" | "sender_product_image" | "swap";
  };
  "find-gift-group": {
    values: readonly [id: number];
    row: {
      id: number;
      order_id: number;
      sender_id: number;
      sender_name: string;
      message: string;
      receiver_count: number;
      sent_at: Date | null;
      notify_at: Date | null;
      created_at: Date;
      noti_type: "kakaotalkSend" | "alimtalk";
      card: "thanks" | "birthday" | "congratulations" | "cheer" | "gratitude";
      order_status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      price: number;
      products_price: number;
      coupon_discount: number;
      used_point: number;
      shipping_fee: number;
      gift_tos: Json | null;
    };
    computed: "gift_tos";
  };
  "find-gift-schedule": {
    values: readonly [id: number];
    row: {
      id: number;
      order_id: number;
      sender_id: number;
      order_status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      noti_type: "kakaotalkSend" | "alimtalk";
      address_days: number;
      notify_at: Date | null;
      sent_at: Date | null;
      waiting: number;
      notified: number;
      first_shipment_date: string | null;
    };
    computed: "first_shipment_date";
  };
  "find-gift-swap": {
    values: readonly [giftId: number];
    row: {
      gift_id: number;
      order_product_id: number;
      order_option_id: number;
      from_product_id: number;
      from_product_uuid: string;
      from_distributor_id: number;
      from_name: string;
      from_images: string[];
      from_distributor_name: string;
      from_distributor_region: string;
      from_option_id: number;
      from_option_name: string;
      from_shipment_date: string | null;
      from_supply_cost: number;
      to_product_id: number;
      to_option_id: number;
      to_name: string;
      to_option_name: string;
      swapped_at: Date;
      taken_back_at: Date | null;
      taken_back_reason: string | null;
    };
    computed: never;
  };
  "find-goodwill-of-order": {
    values: readonly [orderId: number, operatorId: number, value3: number | null];
    row: {
      payment_status: "waiting" | "paid" | "withdraw";
      cancelled: number;
      use_escrow: boolean;
      tax_free_returned: number;
      goodwill: number;
      goodwill_limit: number;
    };
    computed: never;
  };
  "find-grade-rules": {
    values: readonly [];
    row: {
      grades: Json | null;
      evaluation: Json | null;
    };
    computed: "grades" | "evaluation";
  };
  "find-group-of-display": {
    values: readonly [id: number];
    row: {
      group_id: number;
    };
    computed: never;
  };
  "find-inquired-order": {
    values: readonly [id: number];
    row: {
      id: number;
      user_id: number;
    };
    computed: never;
  };
  "find-inquiry": {
    values: readonly [id: number];
    row: {
      id: number;
      user_id: number;
      kind: "delivery" | "return" | "product" | "payment" | "account";
      wants_notice: boolean;
      created_at: Date;
      waits_since: Date | null;
      answered_at: Date | null;
      read_at: Date | null;
      is_helpful: boolean | null;
      order_product_id: number | null;
      order_id: number | null;
      product_name: string | null;
      product_image: string | null;
      ordered_at: Date | null;
      claim_id: number | null;
    };
    computed: "product_image" | "claim_id";
  };
  "find-invoiced-order": {
    values: readonly [id: number];
    row: {
      id: number;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      status: "waiting" | "paid" | "withdraw";
      has_placeholder_receipt: boolean | null;
    };
    computed: never;
  };
  "find-invoiced-receipt-order": {
    values: readonly [orderId: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "find-kind-name": {
    values: readonly [id: number];
    row: {
      name: string;
    };
    computed: never;
  };
  "find-last-call-of-waiting-room": {
    values: readonly [waitingRoomId: number];
    row: {
      called_at: Date | null;
    };
    computed: "called_at";
  };
  "find-last-inquiry-message": {
    values: readonly [inquiryId: number];
    row: {
      id: number | null;
    };
    computed: "id";
  };
  "find-last-kept-order": {
    values: readonly [userId: number, status: readonly (string | null)[], value3: number];
    row: {
      id: number;
      order_name: string;
      created_at: Date;
      images: string[];
    };
    computed: never;
  };
  "find-line-of-order": {
    values: readonly [orderId: number, id: number];
    row: {
      id: number;
      option_id: number;
      name: string;
      units: number;
      unit_price: number;
      shipment_date: string | null;
      order_product_id: number;
      product_id: number;
      status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
    };
    computed: never;
  };
  "find-login": {
    values: readonly [email: string];
    row: {
      id: number;
      password_hash: string;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
    };
    computed: never;
  };
  "find-member-by-id": {
    values: readonly [id: number];
    row: {
      id: number;
      email: string | null;
      email_verified_at: Date | null;
      has_password: boolean;
      linked: string[];
    };
    computed: never;
  };
  "find-member-for-operator": {
    values: readonly [validUntil: Date | string, createdAt: Date | string, id: number];
    row: {
      id: number;
      version: number;
      name: string | null;
      phone: string | null;
      email: string | null;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      grade: number;
      order_count: number;
      point_balance: number;
      advertising_alarm: boolean;
      night_alarm: boolean;
      is_blocked: boolean;
      created_at: Date;
      recently_paid: number;
      last_ordered_at: Date | null;
      coupon_count: number;
      note_count: number;
      hand_grade: number | null;
      hand_grade_until: string | null;
      earned_grade: number;
    };
    computed: "last_ordered_at";
  };
  "find-member-of-subscription": {
    values: readonly [id: number];
    row: {
      name: string | null;
      paid_count: number;
    };
    computed: never;
  };
  "find-message-template": {
    values: readonly [id: number];
    row: {
      template: string;
      channel: "phone" | "push" | "email";
      text: string;
    };
    computed: never;
  };
  "find-my-review": {
    values: readonly [reviewId: number, userId: number];
    row: {
      order_product_id: number;
      order_id: number;
      product_id: number;
      name: string;
      image: string | null;
      option_name: string;
      distributor_name: string;
      arrived_at: Date | null;
      status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      root_category: string | null;
      has_brix: boolean | null;
      id: number;
      nickname: string;
      score: number;
      contents: string;
      images: string[];
      video: string | null;
      video_poster: string | null;
      video_seconds: number | null;
      sweetness: number | null;
      freshness: number | null;
      size: number | null;
      packaging: number | null;
      harvest_month: string | null;
      helpful_count: number;
      purchase_count: number;
      grade_name: string | null;
      seller_reply: Json | null;
      created_at: Date;
      updated_at: Date | null;
      hidden_at: Date | null;
      hidden_for: string | null;
      earned: number;
      report_id: number | null;
      decision: string | null;
      appeal_status: "requested" | "upheld" | "dismissed" | null;
      appeal_decision: string | null;
    };
    computed: "image" | "arrived_at" | "root_category" | "has_brix" | "harvest_month";
  };
  "find-next-operator-change": {
    values: readonly [effectiveAt: Date | string, effectiveAt: Date | string];
    row: {
      at: Date | null;
    };
    computed: "at";
  };
  "find-notified-order": {
    values: readonly [id: number];
    row: {
      user_id: number;
      number: string;
      is_guest: boolean;
      price: number;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      approved_at: Date | null;
      bank_code: string | null;
      account_number: string | null;
      account_owner: string | null;
      due_at: Date | null;
      ships_on: string;
      phone: string | null;
      name: string;
      products: Json | null;
    };
    computed: "phone" | "products";
  };
  "find-open-personal-data-access": {
    values: readonly [userId: number, operatorId: number, until: Date | string];
    row: {
      until: Date;
    };
    computed: never;
  };
  "find-open-preview": {
    values: readonly [tokenHash: Uint8Array, expiresAt: Date | string];
    row: {
      page_kind: "home" | "home-tab" | "home-sub-tab" | "display-group" | "product" | "page" | "best";
      page_id: number | null;
      variant: "todayfruit" | "market" | "farmer" | "ru" | null;
      shown_at: Date;
      shows_unpublished: boolean;
      edits: Json;
    };
    computed: never;
  };
  "find-opening-alarm": {
    values: readonly [userId: number, id: number];
    row: {
      id: number;
      name: string;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      room_id: number | null;
      room_opens_at: Date | null;
      is_waiting: boolean;
      waiting: number;
    };
    computed: never;
  };
  "find-operator": {
    values: readonly [hash: Uint8Array, expiresAt: Date | string, value3: string | null];
    row: {
      id: number;
      email: string;
      name: string;
      source: "login" | "command";
      must_change_password: boolean;
      permissions: string[];
      personal_data_purpose: string | null;
      distributor_ids: number[] | null;
      is_network_allowed: boolean;
      created_at: Date;
      read_position: number | null;
    };
    computed: "personal_data_purpose" | "distributor_ids";
  };
  "find-operator-cash-receipt": {
    values: readonly [id: number];
    row: {
      id: number;
      order_id: number;
      order_number: string;
      user_id: number;
      type: "income_deduction" | "expenditure_proof";
      is_placeholder: boolean;
      identity_masked: string;
      has_number: boolean;
      status: "failed" | "waiting" | "canceled" | "issued";
      amount: number;
      canceled: number;
      issue_number: string | null;
      receipt_url: string | null;
      failure_code: string | null;
      created_at: Date;
      issued_at: Date | null;
    };
    computed: never;
  };
  "find-operator-change": {
    values: readonly [id: number];
    row: {
      id: number;
      noun: string;
      status: "scheduled" | "applied" | "cancelled" | "failed" | "undone";
      row_count: number;
      reason: string;
      operator_id: number | null;
      operator_name: string | null;
      created_at: Date;
      effective_at: Date;
      failure: string | null;
      undoes_id: number | null;
      rows: Json;
    };
    computed: never;
  };
  "find-operator-login": {
    values: readonly [email: string];
    row: {
      id: number;
      password_hash: string;
      totp_key_id: string;
      totp_sealed: Uint8Array;
    };
    computed: never;
  };
  "find-operator-row": {
    values: readonly [id: number];
    row: {
      id: number;
      email: string;
      name: string;
      created_at: Date;
      is_active: boolean;
      roles: string[];
      distributor_ids: number[];
    };
    computed: never;
  };
  "find-operator-waiting-room": {
    values: readonly [id: number];
    row: {
      id: number;
      version: number;
      option_id: number;
      opens_at: Date;
      units: number;
      per_person: number;
      at_once: number;
      is_cancelled: boolean;
      drawn_at: Date | null;
      closed_at: Date | null;
      held: number;
      sold: number;
      seed_hash: string;
      seed: string | null;
      product_id: number;
      product_name: string;
      option_name: string;
      people: Json;
    };
    computed: "seed";
  };
  "find-order": {
    values: readonly [id: number];
    row: {
      id: number;
      uuid: string;
      user_id: number;
      number: string;
      order_name: string;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      area: "major" | "secondary_area" | "third_area";
      created_at: Date;
      list_price: number;
      products_price: number;
      coupon_discount: number;
      base_shipping_fee: number;
      area_shipping_fee: number;
      used_point: number;
      price: number;
      quote: Json;
      expected_reward_point: number;
      withdraw_type: "normal" | "withdraw_oi_only" | "withdraw_oip_only" | "withdraw_deny";
      is_member: boolean | null;
      point_rules: Json | null;
      deposit_until: Date | null;
      gift: Json | null;
      products: Json;
      memo: string;
      expires_at: Date;
      is_first_purchase: boolean;
      expected_shipment_date: string;
      shipping_fee_type: "type01" | "type02" | "type03";
      receipt_type: "income_deduction" | "expenditure_proof" | "none";
      cancel_denied_reason: string | null;
      selected_pg: "toss" | "point" | "kakaopay" | "naverpay" | "tosspay" | "payco" | "samsungpay";
      address: Json | null;
      utm: Json | null;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      payment_status: "waiting" | "paid" | "withdraw";
      card_text: string | null;
      approved_at: Date | null;
      receipt_url: string | null;
      refunded: number;
      vbank_account_number: string | null;
      vbank_bank_code: string | null;
      vbank_customer_name: string | null;
      vbank_due_at: Date | null;
      use_escrow: boolean;
      receipt: Json | null;
      refunds: Json | null;
      returned_coupons: Json | null;
      grade: number | null;
      grade_rules: Json | null;
      coupon_names: Json | null;
      events: Json | null;
    };
    computed: "is_member" | "point_rules" | "deposit_until" | "gift" | "receipt" | "refunds" | "returned_coupons" | "grade" | "grade_rules" | "coupon_names" | "events";
  };
  "find-order-as-of": {
    values: readonly [id: number];
    row: {
      id: number;
      user_id: number;
      number: string;
      created_at: Date;
      list_price: number;
      products_price: number;
      coupon_discount: number;
      base_shipping_fee: number;
      area_shipping_fee: number;
      used_point: number;
      price: number;
      quote: Json;
      since: Date;
      coupon_names: Json | null;
      products: Json;
      events: Json;
      refunds: Json;
    };
    computed: "coupon_names";
  };
  "find-order-content": {
    values: readonly [orderId: number];
    row: {
      kind: "broadcast" | "video";
      id: number | null;
      title: string | null;
      touched_at: Date;
    };
    computed: "id" | "title";
  };
  "find-order-id": {
    values: readonly [id: number | null, uuid: string | null, number: string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "find-order-ids": {
    values: readonly [value1: string];
    row: {
      place: number | null;
      id: number;
    };
    computed: "place";
  };
  "find-order-item-tmp": {
    values: readonly [id: string, userId: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      undeliverable_primary_area: boolean;
      undeliverable_secondary_area: boolean;
      undeliverable_third_area: boolean;
      undeliverable_note: string | null;
      video_url: string | null;
      representative_option_id: number;
      shipping_fee_unit: "order" | "box";
      delivery_company_code: string;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      return_fee: number | null;
      origin_area: "major" | "secondary_area" | "third_area";
      option_id: number;
      option_name: string;
      option_amount: number;
      option_status: "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";
      option_list_price: number;
      option_price: number;
      special_sale_price: number | null;
      option_timed_prices: Json;
      shipment_date: string | null;
      option_max_unit_in_box: number;
      option_unit_price_unit: string | null;
      option_unit_price_amount: number | null;
      remaining: number | null;
      waiting_room_id: number | null;
      lacks_share: boolean;
      place_units: number | null;
      cart_item_id: number;
      cart_option_id: number;
      units: number;
      is_checked: boolean;
    };
    computed: "representative_special_price" | "remaining" | "place_units";
  };
  "find-order-note": {
    values: readonly [id: number];
    row: {
      note_version: number;
      note_memo: string;
      note_tags: string[];
      assignee_id: number | null;
      assignee_name: string | null;
    };
    computed: never;
  };
  "find-order-of-invoice": {
    values: readonly [carrierCode: string, invoiceNumber: string];
    row: {
      number: string;
    };
    computed: never;
  };
  "find-order-owner": {
    values: readonly [id: number];
    row: {
      id: number;
      user_id: number;
      is_gift: boolean;
    };
    computed: never;
  };
  "find-order-recipient": {
    values: readonly [id: number, id: readonly (number | null)[]];
    row: {
      user_id: number;
      number: string;
      phone: string | null;
      product_names: string[];
      image: string | null;
    };
    computed: "phone" | "image";
  };
  "find-order-statement": {
    values: readonly [id: number];
    row: {
      id: number;
      number: string;
      created_at: Date;
      money: number;
      tax_free: number;
      lines: Json;
    };
    computed: never;
  };
  "find-order-tmp": {
    values: readonly [id: string, userId: number, expiresAt: Date | string];
    row: {
      id: string;
      lines: Json;
      address: Json | null;
      used_point: number;
      gift_count: number | null;
      utm: Json | null;
      content: Json | null;
      created_at: Date;
      expires_at: Date;
      grade: number;
      has_account: boolean;
      user_email: string | null;
      user_phone: string | null;
      user_name: string | null;
      usable_points: number;
      member_coupon_id: number | null;
      shipping_member_coupon_id: number | null;
      is_first: boolean;
      coupons: Json;
      point_rules: Json | null;
      grade_rules: Json | null;
      attempt: Json | null;
    };
    computed: "attempt";
  };
  "find-orders-of-payments": {
    values: readonly [id: number | null, number: string | null, uuid: string | null, value4: string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "find-orders-of-receipts": {
    values: readonly [id: number | null, number: string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "find-own-push-device": {
    values: readonly [sessionHash: Uint8Array];
    row: {
      platform: "android" | "ios" | "web";
      endpoint: string;
    };
    computed: never;
  };
  "find-own-video": {
    values: readonly [userId: number, path: string];
    row: {
      seconds: number | null;
    };
    computed: never;
  };
  "find-page-display-group": {
    values: readonly [key: string | null, key: string | null];
    row: {
      tab: string;
      sub_tab: string | null;
    };
    computed: never;
  };
  "find-payment": {
    values: readonly [uuid: string];
    row: {
      payment_id: number;
      amount: number;
      tax_free: number;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      payment_key: string | null;
      payment_status: "waiting" | "paid" | "withdraw";
      vbank_account_number: string | null;
      vbank_bank_code: string | null;
      vbank_customer_name: string | null;
      vbank_due_at: Date | null;
      failure_code: string | null;
      failure_message: string | null;
      use_escrow: boolean;
      selected_pg: "toss" | "point" | "kakaopay" | "naverpay" | "tosspay" | "payco" | "samsungpay";
      order_id: number;
      uuid: string;
      user_id: number;
      order_tmp_id: string;
      order_name: string;
      order_status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      reservation: "held" | "committed" | "released";
      expires_at: Date;
      address: Json | null;
      user_uuid: string;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      user_email: string | null;
      user_name: string | null;
      user_phone: string | null;
      gift_group_id: number | null;
      held_option_ids: number[];
    };
    computed: never;
  };
  "find-payment-alert": {
    values: readonly [id: number];
    row: {
      id: number;
      kind: "deposit_reversed" | "deposit_reversed_after_refund";
      amount: number;
      given: number;
      created_at: Date;
      seen_at: Date | null;
      note: string | null;
      order_id: number;
      order_name: string;
    };
    computed: never;
  };
  "find-personal-product": {
    values: readonly [userId: number, id: number];
    row: {
      is_favorite: boolean;
      favorites: number;
      requires_share: boolean;
      has_shared: boolean;
      is_waiting: boolean;
    };
    computed: never;
  };
  "find-personal-video": {
    values: readonly [userId: number, id: number];
    row: {
      is_bookmarked: boolean;
      view_count: number;
      share_count: number;
    };
    computed: never;
  };
  "find-phone-holder": {
    values: readonly [phone: string];
    row: {
      id: number;
      email: string | null;
      email_verified_at: Date | null;
      has_password: boolean;
      linked: string[];
    };
    computed: never;
  };
  "find-pinned-products": {
    values: readonly [productId: readonly (number | null)[], categoryId: number | null, value3: string, beginsAt: Date | string, value5: string];
    row: {
      found: string;
      categories: Json;
    };
    computed: never;
  };
  "find-place-of-new-product": {
    values: readonly [id: number, id: number];
    row: {
      category_id: number | null;
      distributor_id: number | null;
    };
    computed: "category_id" | "distributor_id";
  };
  "find-plan-of-option": {
    values: readonly [id: number, userId: number];
    row: {
      product_id: number;
      intervals: number[];
      is_box: boolean;
      is_open: boolean;
      option_ids: number[] | null;
      zonecode: string | null;
      card_id: number | null;
      issuer_code: string | null;
      number_masked: string | null;
      is_subscribed: boolean;
    };
    computed: "zonecode";
  };
  "find-preview-path": {
    values: readonly [value1: string | null, id: number | null];
    row: {
      path: string | null;
    };
    computed: "path";
  };
  "find-price-range": {
    values: readonly [optionId: number, day: string];
    row: {
      lowest: number | null;
      highest: number | null;
    };
    computed: "lowest" | "highest";
  };
  "find-produce-notice-settings": {
    values: readonly [userId: number | null];
    row: {
      ripe: boolean;
      storage: boolean;
      discard: boolean;
      off: Json;
    };
    computed: never;
  };
  "find-product": {
    values: readonly [id: number, day: string, expiresOn: string];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      contents: Json;
      item_notice: Json | null;
      image_alts: Json;
      seo_title: string | null;
      seo_description: string | null;
      undeliverable_primary_area: boolean;
      undeliverable_secondary_area: boolean;
      undeliverable_third_area: boolean;
      undeliverable_note: string | null;
      video_url: string | null;
      delivery_company_code: string;
      delivery_company_name: string;
      origin: string;
      storage: string;
      harvest_note: string | null;
      expiry_note: string | null;
      season_note: string | null;
      next_harvest_on: string | null;
      representative_option_id: number;
      requires_share: boolean;
      shipping_fee_unit: "order" | "box";
      greeting: string;
      bundle_policy: string;
      shipping_address: string;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      origin_area: "major" | "secondary_area" | "third_area";
      cs_phone: string;
      business_number: string;
      shipment_dates: string[];
      video: Json | null;
      harvest: Json | null;
      waiting_room: Json | null;
      price_days: Json;
    };
    computed: "representative_special_price" | "video" | "harvest" | "waiting_room";
  };
  "find-product-delivery": {
    values: readonly [id: number];
    row: {
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      distributor_id: number;
      delivery_company_code: string;
      unstoring_days_after: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      undeliverable_primary_area: boolean;
      undeliverable_secondary_area: boolean;
      undeliverable_third_area: boolean;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      origin_area: "major" | "secondary_area" | "third_area";
      shipment_dates: string[];
    };
    computed: never;
  };
  "find-product-feed": {
    values: readonly [tokenHash: Uint8Array, variant: string];
    row: {
      name: string;
      format: "naver" | "google" | "kakao";
    };
    computed: never;
  };
  "find-product-group": {
    values: readonly [code: string];
    row: {
      code: string;
      name: string;
      product_ids: number[];
    };
    computed: never;
  };
  "find-product-ids-by-name": {
    values: readonly [value1: string | null, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "find-product-rows-as-of": {
    values: readonly [productId: number | null, until: Date | string];
    row: {
      since: Date;
      past: Json;
      live: Json;
    };
    computed: never;
  };
  "find-products-by-word": {
    values: readonly [id: readonly (number | null)[], value2: readonly (number | null)[], value3: readonly (number | null)[], value4: readonly (string | null)[], value5: number];
    row: {
      found: string;
      categories: Json;
    };
    computed: never;
  };
  "find-products-by-word-narrowed": {
    values: readonly [id: readonly (number | null)[], value2: readonly (number | null)[], value3: readonly (number | null)[], value4: readonly (string | null)[], value5: number, value6: boolean, categoryId: number | null, value8: string, beginsAt: Date | string, value10: string];
    row: {
      found: string;
      categories: Json;
    };
    computed: never;
  };
  "find-products-by-words": {
    values: readonly [id: readonly (number | null)[], value2: readonly (number | null)[], value3: readonly (number | null)[], value4: readonly (string | null)[], value5: number, value6: readonly (number | null)[], value7: readonly (number | null)[], value8: readonly (number | null)[], value9: number, value10: readonly (number | null)[]];
    row: {
      found: string;
      categories: Json;
    };
    computed: never;
  };
  "find-products-by-words-narrowed": {
    values: readonly [id: readonly (number | null)[], value2: readonly (number | null)[], value3: readonly (number | null)[], value4: readonly (string | null)[], value5: number, value6: readonly (number | null)[], value7: readonly (number | null)[], value8: readonly (number | null)[], value9: number, value10: readonly (number | null)[], value11: boolean, categoryId: number | null, value13: string, beginsAt: Date | string, value15: string];
    row: {
      found: string;
      categories: Json;
    };
    computed: never;
  };
  "find-products-of-video": {
    values: readonly [id: number];
    row: {
      product_ids: number[];
    };
    computed: never;
  };
  "find-promised-points": {
    values: readonly [userId: number];
    row: {
      pending: number;
      available_at: Date | null;
      owed: number;
    };
    computed: "available_at";
  };
  "find-promised-review-rules": {
    values: readonly [id: number];
    row: {
      value: Json | null;
    };
    computed: "value";
  };
  "find-prompt-facts": {
    values: readonly [id: number, createdAt: Date | string];
    row: {
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      unstoring_days_after: number;
      distributor_id: number;
      delivery_company_code: string;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      origin_area: "major" | "secondary_area" | "third_area";
      shipment_dates: string[];
      favorites: number;
      remaining: number | null;
      buyers_of_week: number;
    };
    computed: "remaining";
  };
  "find-purchase-target": {
    values: readonly [id: number, id: readonly (number | null)[]];
    row: {
      has_farm: boolean;
      option_ids: number[];
    };
    computed: never;
  };
  "find-push-device": {
    values: readonly [id: number, expiresAt: Date | string];
    row: {
      platform: "android" | "ios" | "web";
      endpoint: string;
      p256dh: string | null;
      auth: string | null;
    };
    computed: never;
  };
  "find-question": {
    values: readonly [id: number];
    row: {
      id: number;
      product_id: number;
      nickname: string;
      contents: string;
      is_secret: boolean;
      created_at: Date;
      updated_at: Date | null;
      answer: string | null;
      answer_writer: string | null;
      answered_at: Date | null;
      answer_changed_at: Date | null;
      hidden_for: string | null;
      product_name: string;
      product_image: string | null;
    };
    computed: "product_image";
  };
  "find-question-count": {
    values: readonly [id: number];
    row: {
      question_count: number;
    };
    computed: never;
  };
  "find-ready-webhook-endpoint": {
    values: readonly [id: number];
    row: {
      is_ready: boolean;
    };
    computed: never;
  };
  "find-refund": {
    values: readonly [id: number];
    row: {
      id: number;
      amount: number;
      reason: string;
      created_at: Date;
      tries: number;
      last_code: string | null;
      next_try_at: Date;
      done_at: Date | null;
      outcome: "returned" | "paid_elsewhere" | "waived" | "account_closed" | "nothing_owed" | "reversed" | null;
      outcome_reason: string | null;
      payment_key: string;
      order_id: number;
      order_uuid: string;
      order_name: string;
      refunded: number;
    };
    computed: never;
  };
  "find-replacement": {
    values: readonly [returnRequestId: number];
    row: {
      id: number;
      order_id: number;
      order_product_id: number;
      product_name: string;
      distributor_name: string;
      receiver_name: string;
      created_at: Date;
      packed_at: Date | null;
      delivered_at: Date | null;
      dispatched_at: Date | null;
      carrier_code: string | null;
      invoice_number: string | null;
      user_id: number;
      status: "delivered" | "dispatched" | "packed" | "waiting";
      options: Json | null;
    };
    computed: "options";
  };
  "find-representative-offer": {
    values: readonly [id: number, userId: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      undeliverable_primary_area: boolean;
      undeliverable_secondary_area: boolean;
      undeliverable_third_area: boolean;
      undeliverable_note: string | null;
      video_url: string | null;
      representative_option_id: number;
      shipping_fee_unit: "order" | "box";
      delivery_company_code: string;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      return_fee: number | null;
      origin_area: "major" | "secondary_area" | "third_area";
      option_id: number;
      option_name: string;
      option_amount: number;
      option_status: "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";
      option_list_price: number;
      option_price: number;
      special_sale_price: number | null;
      option_timed_prices: Json;
      shipment_date: string | null;
      option_max_unit_in_box: number;
      option_unit_price_unit: string | null;
      option_unit_price_amount: number | null;
      remaining: number | null;
      waiting_room_id: number | null;
      lacks_share: boolean;
      place_units: number | null;
    };
    computed: "representative_special_price" | "remaining" | "place_units";
  };
  "find-restock-facts": {
    values: readonly [id: number, id: number | null];
    row: {
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      has_option: boolean;
      is_suspended: boolean;
      has_stock: boolean;
    };
    computed: never;
  };
  "find-return-pickup": {
    values: readonly [returnRequestId: number];
    row: {
      id: number;
      carrier_code: string;
      carrier_name: string;
      pickup_on: string;
      carrier_reference: string | null;
      requested_at: Date;
      ordered_revision: number | null;
      ordered_at: Date | null;
      invoice_number: string | null;
      collected_at: Date | null;
      cancelled_at: Date | null;
      received_at: Date | null;
      disposal: "restocked" | "written_off" | null;
      failures: number;
      failure: string | null;
    };
    computed: never;
  };
  "find-return-request": {
    values: readonly [id: number];
    row: {
      id: number;
      order_id: number;
      order_number: string;
      distributor_name: string;
      order_product_id: number;
      resolution: "refund" | "replace";
      reason: "spoiled" | "damaged" | "missing" | "wrong_item" | "different" | "changed_mind";
      details: string;
      photos: string[];
      is_shown: boolean;
      answer: string | null;
      charged_to: "farm" | "shop";
      status: "offered" | "requested" | "approved" | "denied" | "taken_back";
      requested_at: Date;
      decided_at: Date | null;
      expected_price: number | null;
      expected_point: number | null;
      offered_total: number | null;
      offered_price: number | null;
      offered_point: number | null;
      offered_at: Date | null;
      offer_until: Date | null;
      reopened_at: Date | null;
      reopen_reason: string | null;
      product_name: string;
      refund_price: number;
      refund_point: number;
      buyer_name: string;
      pickup_on: string | null;
      pickup_carrier: string | null;
      pickup_ordered_at: Date | null;
      pickup_invoice: string | null;
      collected_at: Date | null;
      received_at: Date | null;
      is_replaced: boolean;
      replacement_carrier: string | null;
      replacement_invoice: string | null;
      dispatched_at: Date | null;
      replaced_at: Date | null;
      options: Json | null;
    };
    computed: "pickup_ordered_at" | "options";
  };
  "find-review-marks": {
    values: readonly [userId: number, productId: number];
    row: {
      mine: number[];
      helpful: number[];
      reported: number[];
    };
    computed: never;
  };
  "find-review-report": {
    values: readonly [id: number];
    row: {
      id: number;
      review_id: number;
      writer_id: number | null;
      product_name: string;
      product_image: string | null;
      contents: string;
      images: string[];
      video: string | null;
      score: number;
      ground: string;
      reason: string;
      status: "requested" | "upheld" | "dismissed";
      decision: string | null;
      created_at: Date;
      appeal_contents: string | null;
      appeal_status: "requested" | "upheld" | "dismissed" | null;
      appeal_decision: string | null;
    };
    computed: "product_image";
  };
  "find-review-rules": {
    values: readonly [];
    row: {
      value: Json;
    };
    computed: never;
  };
  "find-review-stats": {
    values: readonly [id: number];
    row: {
      scores: number[];
      photo_reviews: number;
      score_average: number;
      id: number;
      name: string;
      image: string | null;
      distributor_name: string;
    };
    computed: "image";
  };
  "find-reviewed-product": {
    values: readonly [id: number];
    row: {
      order_product_id: number;
      order_id: number;
      product_id: number;
      name: string;
      image: string | null;
      option_name: string | null;
      distributor_name: string;
      arrived_at: Date | null;
      status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      root_category: string | null;
      has_brix: boolean | null;
    };
    computed: "image" | "option_name" | "arrived_at" | "root_category" | "has_brix";
  };
  "find-role": {
    values: readonly [id: number];
    row: {
      id: number;
      version: number;
      name: string;
      title: string;
      is_own: boolean;
      goodwill_limit: number;
      claim_goodwill_limit: number;
      permissions: string[];
      operator_count: number;
    };
    computed: never;
  };
  "find-rule-before": {
    values: readonly [name: string];
    row: {
      value: Json;
    };
    computed: never;
  };
  "find-saved-receipt": {
    values: readonly [userId: number];
    row: {
      type: "income_deduction" | "expenditure_proof";
      identity_select: number;
      identity_masked: string;
      key_id: string;
      sealed: Uint8Array;
    };
    computed: never;
  };
  "find-saved-refund-account": {
    values: readonly [userId: number];
    row: {
      key_id: string;
      sealed: Uint8Array;
    };
    computed: never;
  };
  "find-search-terms": {
    values: readonly [term: readonly (string | null)[]];
    row: {
      id: number;
      term: string;
      fields: number;
      products: number;
    };
    computed: never;
  };
  "find-season-box": {
    values: readonly [productId: number, month: string];
    row: {
      box: Json;
    };
    computed: never;
  };
  "find-selling-plan": {
    values: readonly [productId: number];
    row: {
      product_id: number;
      intervals: number[];
      is_box: boolean;
      option_ids: number[];
    };
    computed: never;
  };
  "find-sent-gift-group": {
    values: readonly [id: number];
    row: {
      id: number;
      order_id: number;
      sender_id: number;
      created_at: Date;
      noti_type: "kakaotalkSend" | "alimtalk";
      notify_at: Date | null;
      sender_name: string;
      message: string;
      card: "thanks" | "birthday" | "congratulations" | "cheer" | "gratitude";
      receiver_count: number;
      order_status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      price: number;
      products_price: number;
      shipping_fee: number;
      coupon_discount: number;
      used_point: number;
      statuses: string[] | null;
      receiver_names: string[];
      expires_at: Date | null;
      thanks: Json | null;
    };
    computed: "statuses" | "expires_at" | "thanks";
  };
  "find-settings": {
    values: readonly [id: number];
    row: {
      client_center_reply_alarm: boolean;
      order_delivery_alarm: boolean;
      advertising_alarm: boolean;
      advertising_promotion: boolean;
      night_alarm: boolean;
      advertising_alarm_update_date: Date | null;
    };
    computed: never;
  };
  "find-settlement": {
    values: readonly [id: number];
    row: {
      id: number;
      distributor_id: number;
      distributor_name: string;
      units: number;
      goods: number;
      shipping: number;
      returns: number;
      corrections: number;
      total: number;
      through: string;
      closed_at: Date;
      closed_by: string | null;
      paid_on: string | null;
      version: number;
    };
    computed: never;
  };
  "find-shown-page": {
    values: readonly [slug: string, beginAt: Date | string];
    row: {
      slug: string;
      title: string;
      contents: string;
      end_at: Date | null;
    };
    computed: never;
  };
  "find-social-identity": {
    values: readonly [hash: Uint8Array, snsType: string, userId: number, createdAt: Date | string];
    row: {
      subject: string;
      email: string | null;
      is_email_verified: boolean;
      name: string | null;
      profile_image_url: string | null;
      key_id: string | null;
      sealed: Uint8Array | null;
    };
    computed: never;
  };
  "find-social-member": {
    values: readonly [snsType: string, subject: string];
    row: {
      user_id: number;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
    };
    computed: never;
  };
  "find-subscriber": {
    values: readonly [id: number];
    row: {
      id: number;
      uuid: string;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      grade: number;
      point_balance: number;
      is_blocked: boolean;
    };
    computed: never;
  };
  "find-subscription-of-cycle": {
    values: readonly [id: number];
    row: {
      subscription_id: number;
    };
    computed: never;
  };
  "find-tax-invoice-request": {
    values: readonly [id: number];
    row: {
      id: number;
      order_id: number;
      business_number: string;
      company_name: string;
      representative: string;
      address: string;
      business_type: string;
      business_item: string;
      email: string;
      requested_at: Date;
      requested_by: number;
      cancelled_at: Date | null;
      number: string;
      orderId: number;
      approved_at: Date | null;
      money: number;
      tax_free: number;
      issued: Json;
    };
    computed: never;
  };
  "find-template-texts": {
    values: readonly [channel: string, template: readonly (string | null)[]];
    row: {
      template: string;
      channel: "phone" | "push" | "email";
      text: string;
      is_reviewed: boolean;
    };
    computed: never;
  };
  "find-terms": {
    values: readonly [effectiveAt: Date | string];
    row: {
      code: "termsOfService" | "privacy" | "marketing";
      title: string;
      is_required: boolean;
      label: string;
      contents: string;
      summary: string;
      effective_at: Date;
      is_upcoming: boolean;
    };
    computed: never;
  };
  "find-timed-price": {
    values: readonly [id: number];
    row: {
      id: number;
      option_id: number;
      product_id: number;
      product_name: string;
      ordinary_price: number;
      price: number;
      begins_at: Date;
      ends_at: Date;
      version: number;
    };
    computed: never;
  };
  "find-user-detail": {
    values: readonly [id: number, validUntil: Date | string, createdAt: Date | string];
    row: {
      id: number;
      uuid: string;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      email: string | null;
      email_verified_at: Date | null;
      email_letters_until: Date | null;
      password_hash: string | null;
      name: string | null;
      phone: string | null;
      phone_verified_at: Date | null;
      nickname: string | null;
      profile_image_url: string | null;
      grade: number;
      client_center_reply_alarm: boolean;
      order_delivery_alarm: boolean;
      advertising_alarm: boolean;
      advertising_promotion: boolean;
      night_alarm: boolean;
      advertising_alarm_update_date: Date | null;
      point_balance: number;
      order_count: number;
      created_at: Date;
      left_at: Date | null;
      profile_picture: string | null;
      version: number;
      is_blocked: boolean;
      hand_grade: number | null;
      hand_grade_until: string | null;
      earned_grade: number | null;
      grades: Json | null;
      cart_count: number;
      unread_count: number;
      to_review_count: number;
      review_count: number;
      coupon_count: number;
      gift_group_count: number;
      fcm_push_token: string | null;
      account_key_id: string | null;
      account_sealed: Uint8Array | null;
    };
    computed: "fcm_push_token";
  };
  "find-usual-answer-hours": {
    values: readonly [createdAt: Date | string];
    row: {
      hours: number | null;
    };
    computed: "hours";
  };
  "find-variant-settings": {
    values: readonly [variant: string];
    row: {
      company_name: string;
      representative: string;
      business_number: string;
      mail_order_number: string;
      address: string;
      phone: string;
      email: string;
      privacy_officer: string;
      hosting_provider: string;
      support_hours: string;
      chat_url: string;
      shop_entry_url: string | null;
      news_room_url: string;
      news_room_code: string;
      live_shopping_url: string;
    };
    computed: never;
  };
  "find-video-upload": {
    values: readonly [id: string, userId: number];
    row: {
      id: string;
      bytes: number;
      path: string | null;
      seconds: number | null;
    };
    computed: never;
  };
  "find-video-with-neighbours": {
    values: readonly [id: number];
    row: {
      id: number;
      title: string;
      contents: string;
      video_url: string;
      thumbnail: string;
      duration_seconds: number;
      width: number;
      height: number;
      view_count: number;
      share_count: number;
      previous_id: number | null;
      next: Json | null;
    };
    computed: "previous_id" | "next";
  };
  "find-waiting-room": {
    values: readonly [id: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      room_id: number;
      opens_at: Date;
      units: number;
      per_person: number;
      is_cancelled: boolean;
      drawn_at: Date | null;
      closed_at: Date | null;
      last_bought: number | null;
      seed_hash: string;
      seed: string | null;
      option_id: number;
      option_name: string;
      option_price: number;
      special_sale_price: number | null;
      option_timed_prices: Json;
      last_numbers: number[];
      next: Json | null;
    };
    computed: "representative_special_price" | "seed" | "next";
  };
  "find-waiting-room-status": {
    values: readonly [id: number, userId: number];
    row: {
      id: number;
      option_id: number;
      opens_at: Date;
      units: number;
      per_person: number;
      is_cancelled: boolean;
      drawn_at: Date | null;
      closed_at: Date | null;
      called: number;
      held: number;
      sold: number;
      state: "waiting" | "called" | "paying" | "bought" | "expired" | "left" | "missed" | null;
      ticket: string | null;
      number: number | null;
      held_until: Date | null;
      held_units: number | null;
      wants_notice: boolean | null;
      waiting: number;
      ahead: number;
    };
    computed: never;
  };
  "find-withdrawable": {
    values: readonly [id: number];
    row: {
      id: number;
      uuid: string;
      user_id: number;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      is_gift: boolean;
      withdraw_type: "normal" | "withdraw_oi_only" | "withdraw_oip_only" | "withdraw_deny";
      cancel_denied_reason: string | null;
      area: "major" | "secondary_area" | "third_area";
      charged_area: "major" | "secondary_area" | "third_area";
      shipping_fee_type: "type01" | "type02" | "type03";
      coupon_discount: number;
      used_point: number;
      price: number;
      tax_free: number;
      expected_reward_point: number;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      guest_name: string | null;
      guest_phone: string | null;
      payment_id: number;
      payment_status: "waiting" | "paid" | "withdraw";
      payment_key: string | null;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      captured: number;
      refunded: number;
      approved_at: Date | null;
      coupon_min_price: number;
      shipping_coupon_min_price: number;
      shipping_discounts: Json;
      has_account: boolean;
    };
    computed: "guest_name" | "guest_phone";
  };
  "find-zonecode-of-order": {
    values: readonly [id: number];
    row: {
      zonecode: string | null;
    };
    computed: "zonecode";
  };
  "finish-account-change": {
    values: readonly [id: string, undoneAt: Date | string | null, kind: readonly (string | null)[]];
    row: never;
    computed: never;
  };
  "finish-audit-run": {
    values: readonly [id: number, finishedAt: Date | string | null];
    row: {
      breaches: number;
      rows: number;
    };
    computed: never;
  };
  "finish-batch": {
    values: readonly [id: string, sentAt: Date | string | null];
    row: {
      count: number;
    };
    computed: never;
  };
  "finish-key-removal": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "finish-message": {
    values: readonly [id: number, providerMessageId: string | null, sentAt: Date | string | null];
    row: never;
    computed: never;
  };
  "finish-receipt": {
    values: readonly [id: number, receiptKey: string | null, issueNumber: string | null, receiptUrl: string | null, issuedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "finish-receipt-cancel": {
    values: readonly [id: number, doneAt: Date | string | null];
    row: never;
    computed: never;
  };
  "finish-webhook": {
    values: readonly [transmissionId: string, handledAt: Date | string | null];
    row: never;
    computed: never;
  };
  "follow-in-waiting-room": {
    values: readonly [id: number, userId: number | null, cameAt: Date | string | null];
    row: never;
    computed: never;
  };
  "forfeit-points": {
    values: readonly [userId: number | null, at: Date | string | null];
    row: never;
    computed: never;
  };
  "free-key": {
    values: readonly [userId: number, key: string];
    row: never;
    computed: never;
  };
  "free-push-device": {
    values: readonly [endpoint: string, sessionHash: Uint8Array];
    row: never;
    computed: never;
  };
  "give-audit-run-back": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "give-coupon": {
    values: readonly [couponId: number | null, userId: number | null, value3: number, validUntil: Date | string | null, issuedAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "give-coupon-to-many": {
    values: readonly [couponId: number | null, value2: readonly (number | null)[], value3: number, validUntil: Date | string | null, issuedAt: Date | string | null];
    row: {
      id: number;
      user_id: number;
      nth: number;
    };
    computed: never;
  };
  "give-coupons-again": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "give-grade-coupons": {
    values: readonly [month: string, value2: readonly (number | null)[], value3: readonly (number | null)[], title: string | null, body: string | null, issuedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "give-guest-orders": {
    values: readonly [id: readonly (number | null)[], id: number];
    row: {
      claimed: number;
    };
    computed: never;
  };
  "give-order-forms": {
    values: readonly [userId: number, userId: number, expiresAt: Date | string];
    row: never;
    computed: never;
  };
  "give-points-back": {
    values: readonly [orderId: number | null, userId: number | null, value3: readonly (number | null)[], value4: readonly (number | null)[], value5: readonly (boolean | null)[], at: Date | string | null, expiresAt: Date | string | null];
    row: never;
    computed: never;
  };
  "give-points-to-many": {
    values: readonly [value1: readonly (number | null)[], amount: number | null, availableAt: Date | string | null, expiresAt: Date | string | null];
    row: {
      id: number;
      user_id: number;
    };
    computed: never;
  };
  "give-social-identities": {
    values: readonly [userId: number, userId: number];
    row: never;
    computed: never;
  };
  "give-stock-back": {
    values: readonly [orderId: number, id: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "group-reviews": {
    values: readonly [productId: number];
    row: {
      option_name: string;
      has_photo: boolean;
      is_repeat: boolean;
      hidden_for: string | null;
      harvest_month: string | null;
      reviews: number;
      sweetness: number[];
      freshness: number[];
      size: number[];
      packaging: number[];
    };
    computed: "harvest_month";
  };
  "has-no-order": {
    values: readonly [id: number];
    row: {
      has_no_order: boolean;
    };
    computed: never;
  };
  "has-open-return-request": {
    values: readonly [orderProductId: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "has-products": {
    values: readonly [];
    row: {
      has_products: boolean;
    };
    computed: never;
  };
  "has-proven-phone": {
    values: readonly [id: number];
    row: {
      is_proven: boolean;
    };
    computed: never;
  };
  "hide-questions": {
    values: readonly [value1: string, createdAt: Date | string | null];
    row: never;
    computed: never;
  };
  "hide-review": {
    values: readonly [id: number, hiddenFor: string | null, value3: Date | string | null];
    row: never;
    computed: never;
  };
  "hide-thank-you-cards": {
    values: readonly [value1: string, createdAt: Date | string | null];
    row: never;
    computed: never;
  };
  "hold-stock": {
    values: readonly [orderId: number | null, value2: readonly (number | null)[], value3: readonly (number | null)[], value4: boolean];
    row: {
      option_id: number;
    };
    computed: never;
  };
  import: {
    values: readonly [value1: string];
    row: {
      written: number;
    };
    computed: never;
  };
  "import-category-slugs": {
    values: readonly [value1: string];
    row: {
      id: number;
      other: number;
    };
    computed: never;
  };
  "import-distributor-uuids": {
    values: readonly [value1: string];
    row: {
      id: number;
      other: number;
    };
    computed: never;
  };
  "import-drop": {
    values: readonly [rowKey: string];
    row: {
      dropped: number;
    };
    computed: never;
  };
  "import-lock": {
    values: readonly [];
    row: {
      locked: string | null;
    };
    computed: "locked";
  };
  "import-moved-options": {
    values: readonly [value1: string];
    row: {
      id: number;
      other: number;
    };
    computed: never;
  };
  "import-new-timed-prices": {
    values: readonly [value1: string];
    row: {
      written: number;
    };
    computed: never;
  };
  "import-option-stock": {
    values: readonly [value1: string];
    row: {
      written: number;
    };
    computed: never;
  };
  "import-product-uuids": {
    values: readonly [value1: string];
    row: {
      id: number;
      other: number;
    };
    computed: never;
  };
  "import-sign-up-coupon": {
    values: readonly [name: string, discountAmount: number, value3: number | null, validDays: number | null, validFrom: Date | string];
    row: never;
    computed: never;
  };
  "import-terms": {
    values: readonly [value1: string, effectiveAt: Date | string | null];
    row: {
      written: number;
    };
    computed: never;
  };
  "import-timed-prices": {
    values: readonly [value1: string];
    row: {
      replaced: number;
    };
    computed: never;
  };
  "import-video-slugs": {
    values: readonly [value1: string];
    row: {
      id: number;
      other: number;
    };
    computed: never;
  };
  "insert-coupons": {
    values: readonly [value1: string, createdAt: Date | string | null];
    row: never;
    computed: never;
  };
  "insert-home-sub-tabs": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "insert-option-stock": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "insert-options": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "insert-product": {
    values: readonly [value1: string, createdAt: Date | string | null, shippingSecondaryArea: number | null, shippingThirdArea: number | null];
    row: never;
    computed: never;
  };
  "insert-table-records": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "is-email-proven": {
    values: readonly [email: string];
    row: {
      proven: boolean;
    };
    computed: never;
  };
  "keep-google-analytics-client": {
    values: readonly [orderTmpId: string | null, clientId: string | null, sessionId: string | null, at: Date | string | null];
    row: never;
    computed: never;
  };
  "keep-guest-order-access": {
    values: readonly [userId: number, phone: string, name: string, expiresAt: Date | string];
    row: never;
    computed: never;
  };
  "keep-key": {
    values: readonly [userId: number, key: string, status: number | null, reply: string | null];
    row: never;
    computed: never;
  };
  "keep-order-item-tmp": {
    values: readonly [id: string, userId: number, cartOptionIds: readonly (number | null)[], createdAt: Date | string];
    row: never;
    computed: never;
  };
  "keep-order-refund-account": {
    values: readonly [orderId: number, keyId: string, sealed: Uint8Array, createdAt: Date | string];
    row: never;
    computed: never;
  };
  "keep-past-rule": {
    values: readonly [name: string | null, until: Date | string | null, value: string | null];
    row: never;
    computed: never;
  };
  "keep-push-device": {
    values: readonly [hash: Uint8Array, userId: number | null, platform: string | null, endpoint: string | null, p256dh: string | null, auth: string | null, createdAt: Date | string | null];
    row: never;
    computed: never;
  };
  "keep-read-position": {
    values: readonly [reader: string, expiresAt: Date | string];
    row: {
      position: number;
    };
    computed: never;
  };
  "keep-settled-lines": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "last-audits": {
    values: readonly [];
    row: {
      last_good: Date | null;
      breaches: number | null;
    };
    computed: "last_good" | "breaches";
  };
  "last-consents": {
    values: readonly [userId: number];
    row: {
      kind: "termsOfService" | "privacy" | "over14" | "advertisingAlarm" | "nightAlarm" | "advertisingPromotion";
      is_given: boolean;
      at: Date;
    };
    computed: never;
  };
  "leave-waiting-room": {
    values: readonly [waitingRoomId: number, userId: number, value3: Date | string | null];
    row: never;
    computed: never;
  };
  "let-order-updates-wait": {
    values: readonly [changeId: number | null, dueAt: Date | string | null];
    row: never;
    computed: never;
  };
  "limit-preview": {
    values: readonly [value1: string | null, value2: string | null, value3: string | null];
    row: {
      set_config: string | null;
    };
    computed: "set_config";
  };
  "link-social-account": {
    values: readonly [snsType: string, subject: string, userId: number, linkedAt: Date | string, keyId: string | null, sealed: Uint8Array | null];
    row: {
      user_id: number;
    };
    computed: never;
  };
  "list-abandoned-cart-messages-on": {
    values: readonly [];
    row: {
      id: number;
      text: string;
      after_hours: number;
    };
    computed: never;
  };
  "list-abandoned-carts-due": {
    values: readonly [id: number, createdAt: Date | string, createdAt: Date | string, value4: string, value5: number];
    row: {
      user_id: number;
      last_option_id: number;
    };
    computed: never;
  };
  "list-actions-on-member": {
    values: readonly [value1: number, value2: number];
    row: {
      id: number;
      action: string;
      reason: string | null;
      at: Date;
      operator_name: string | null;
    };
    computed: never;
  };
  "list-actions-on-product": {
    values: readonly [subject: readonly (string | null)[], at: Date | string];
    row: {
      action: string;
      by: string | null;
      reason: string | null;
      at: Date;
    };
    computed: never;
  };
  "list-active-operators": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-addresses": {
    values: readonly [userId: number];
    row: {
      id: number;
      user_id: number;
      is_default: boolean;
      selected_address: string;
      road_address: string;
      jibun_address: string;
      address_detail: string;
      receiver_name: string;
      phone: string;
      zonecode: string;
      memo: string;
      delivery_address_type: string;
      created_at: Date;
      entrance_code: string;
    };
    computed: never;
  };
  "list-advertising": {
    values: readonly [type: string | null];
    row: {
      id: number;
      type: "best" | "home";
      category_id: number;
      product_id: number;
      badge: string;
    };
    computed: never;
  };
  "list-alternatives": {
    values: readonly [id: number, value2: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      likeness: "sameKind" | "similar" | "sameFarm";
    };
    computed: "representative_special_price";
  };
  "list-analytics-days": {
    values: readonly [day: string, day: string];
    row: {
      day: string;
      views: number;
      visitors: number;
      comebacks: number;
      sessions: number;
      product_views: number;
      carts: number;
      checkouts: number;
      purchases: number;
      revenue: number;
      refunds: number;
      refunded: number;
    };
    computed: never;
  };
  "list-api-keys": {
    values: readonly [endsAt: Date | string, id: number, value3: string | null, value4: number];
    row: {
      id: number;
      operator_id: number;
      version: number;
      name: string;
      created_at: Date;
      expires_at: Date | null;
      revoked_at: Date | null;
      last_used_at: Date | null;
      created_by: string | null;
      permissions: string[];
      distributor_ids: number[] | null;
      networks: string[];
      secrets: Json;
    };
    computed: "distributor_ids";
  };
  "list-arrived-parcels": {
    values: readonly [deliveredAt: Date | string];
    row: {
      carrier_code: string;
      distributor_id: number;
      area: "major" | "secondary_area" | "third_area";
      dispatched_on: string;
      delivered_on: string;
      parcels: number;
    };
    computed: never;
  };
  "list-audits-of-nights": {
    values: readonly [night: string];
    row: {
      night: string;
      started_at: Date;
      finished_at: Date | null;
      rows: number;
      breaches: number;
      found: Json;
    };
    computed: never;
  };
  "list-awaited-deposits": {
    values: readonly [vbankDueAt: Date | string, vbankDueAt: Date | string, value3: number];
    row: {
      payment_id: number;
      order_id: number;
      user_id: number;
      order_name: string;
      amount: number;
      vbank_account_number: string;
      vbank_bank_code: string;
      vbank_due_at: Date;
      phone: string | null;
      is_reversed: boolean;
    };
    computed: "phone";
  };
  "list-awaited-products": {
    values: readonly [];
    row: {
      id: number;
      name: string;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      room_id: number | null;
      room_opens_at: Date | null;
    };
    computed: never;
  };
  "list-banners": {
    values: readonly [id: readonly (number | null)[], beginAt: Date | string];
    row: {
      id: number;
      title: string;
      sub_title: string | null;
      image: string;
      href: string;
      background_color: string;
      begin_at: Date;
      end_at: Date;
      version: number;
    };
    computed: never;
  };
  "list-begun-terms": {
    values: readonly [id: readonly (number | null)[], effectiveAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-best": {
    values: readonly [categoryId: number, dateType: string, value3: boolean];
    row: {
      position: number;
      previous_position: number | null;
      ranked_at: Date;
      sold_units: number;
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
    };
    computed: "representative_special_price";
  };
  "list-best-candidates": {
    values: readonly [approvedAt: Date | string, approvedAt: Date | string, approvedAt: Date | string, status: readonly (string | null)[], value5: number];
    row: {
      category_id: number;
      product_id: number;
      sales_weight: number;
      sold: Json;
      seeds: Json;
    };
    computed: never;
  };
  "list-billing-cards": {
    values: readonly [userId: number];
    row: {
      id: number;
      user_id: number;
      key_id: string;
      sealed: Uint8Array;
      issuer_code: string;
      number_masked: string;
      is_default: boolean;
      created_at: Date;
    };
    computed: never;
  };
  "list-birthdays-due-a-coupon": {
    values: readonly [couponId: number, occasion: string, monthDay: readonly (string | null)[], userId: number, value5: number];
    row: {
      user_id: number;
    };
    computed: never;
  };
  "list-booked-shipping": {
    values: readonly [orderId: readonly (number | null)[]];
    row: {
      order_id: number;
      distributor_id: number;
      settled: number[];
      booked: number;
    };
    computed: never;
  };
  "list-bought-gift-products": {
    values: readonly [giftGroupId: readonly (number | null)[]];
    row: {
      id: number;
      gift_id: number;
      gift_group_id: number;
      product_id: number;
      product_uuid: string;
      name: string;
      images: string[];
      distributor_name: string;
      distributor_id: number;
      distributor_region: string;
      options: Json | null;
    };
    computed: "options";
  };
  "list-boxes-of-months": {
    values: readonly [productId: readonly (number | null)[], month: readonly (string | null)[]];
    row: {
      product_id: number;
      id: number | null;
      month: string | null;
    };
    computed: never;
  };
  "list-bundled-products": {
    values: readonly [id: number, value2: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
    };
    computed: "representative_special_price";
  };
  "list-campaign-facts": {
    values: readonly [value1: string];
    row: {
      id: number | null;
      is_started: boolean;
      is_farm_unknown: boolean;
    };
    computed: "id";
  };
  "list-campaign-results": {
    values: readonly [campaignId: number];
    row: {
      is_other: boolean;
      recipients: number;
      buyers: number;
      paid: number;
    };
    computed: never;
  };
  "list-carriers": {
    values: readonly [];
    row: {
      code: string;
      name: string;
      tracker_id: string | null;
    };
    computed: never;
  };
  "list-cart": {
    values: readonly [userId: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      undeliverable_primary_area: boolean;
      undeliverable_secondary_area: boolean;
      undeliverable_third_area: boolean;
      undeliverable_note: string | null;
      video_url: string | null;
      representative_option_id: number;
      shipping_fee_unit: "order" | "box";
      delivery_company_code: string;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      return_fee: number | null;
      origin_area: "major" | "secondary_area" | "third_area";
      option_id: number;
      option_name: string;
      option_amount: number;
      option_status: "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";
      option_list_price: number;
      option_price: number;
      special_sale_price: number | null;
      option_timed_prices: Json;
      shipment_date: string | null;
      option_max_unit_in_box: number;
      option_unit_price_unit: string | null;
      option_unit_price_amount: number | null;
      remaining: number | null;
      waiting_room_id: number | null;
      lacks_share: boolean;
      place_units: number | null;
      cart_item_id: number;
      cart_option_id: number;
      units: number;
      is_checked: boolean;
    };
    computed: "representative_special_price" | "remaining" | "place_units";
  };
  "list-cart-replacements": {
    values: readonly [id: readonly (number | null)[], userId: number, value3: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      undeliverable_primary_area: boolean;
      undeliverable_secondary_area: boolean;
      undeliverable_third_area: boolean;
      undeliverable_note: string | null;
      video_url: string | null;
      representative_option_id: number;
      shipping_fee_unit: "order" | "box";
      delivery_company_code: string;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      return_fee: number | null;
      origin_area: "major" | "secondary_area" | "third_area";
      option_id: number;
      option_name: string;
      option_amount: number;
      option_status: "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";
      option_list_price: number;
      option_price: number;
      special_sale_price: number | null;
      option_timed_prices: Json;
      shipment_date: string | null;
      option_max_unit_in_box: number;
      option_unit_price_unit: string | null;
      option_unit_price_amount: number | null;
      remaining: number | null;
      waiting_room_id: number | null;
      lacks_share: boolean;
      place_units: number | null;
      kind: string;
      weight_value: number | null;
      weight_unit: string | null;
    };
    computed: "representative_special_price" | "remaining" | "place_units";
  };
  "list-categories": {
    values: readonly [];
    row: {
      id: number;
      parent_id: number | null;
      slug: string | null;
      name: string;
      icon: string;
      sort: number;
    };
    computed: never;
  };
  "list-category-by-price-first": {
    values: readonly [categoryId: number, value2: boolean, beginsAt: Date | string];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      sort_key: string;
    };
    computed: "representative_special_price";
  };
  "list-category-by-price-next": {
    values: readonly [categoryId: number, value2: boolean, beginsAt: Date | string, value4: number, value5: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      sort_key: string;
    };
    computed: "representative_special_price";
  };
  "list-category-conflicts": {
    values: readonly [value1: string];
    row: {
      id: number | null;
      is_parent_invalid: boolean | null;
      is_slug_taken: boolean;
    };
    computed: "id" | "is_parent_invalid";
  };
  "list-category-first": {
    values: readonly [categoryId: number, value2: boolean];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      sort_key: string;
    };
    computed: "representative_special_price";
  };
  "list-category-groups": {
    values: readonly [categoryId: number, endsAt: Date | string | null];
    row: {
      id: number;
      name: string;
      title: string | null;
      sub_title: string | null;
      order_by_type: string;
      contents_type: "product" | "tab";
      ui_type: string;
      product_ids: number[];
      banner_ids: number[];
      category_ids: number[];
      review_ids: number[];
      video_ids: number[];
      ends_at: Date | null;
      is_time_sale: boolean;
      version: number;
      shown_product_ids: number[];
      has_sales: boolean;
    };
    computed: never;
  };
  "list-category-icons": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      slug: string | null;
      name: string;
      icon: string;
    };
    computed: never;
  };
  "list-category-next": {
    values: readonly [categoryId: number, value2: boolean, value3: Date | string | number | number, value4: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      sort_key: string;
    };
    computed: "representative_special_price";
  };
  "list-changes-for-preview": {
    values: readonly [effectiveAt: Date | string, noun: readonly (string | null)[], value3: number];
    row: {
      id: number;
      noun: string;
      rows: Json;
      effective_at: Date;
    };
    computed: never;
  };
  "list-checkout-link-lines": {
    values: readonly [checkoutLinkId: string];
    row: {
      product_id: number;
      product_name: string;
      product_image: string | null;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      option_id: number;
      option_name: string;
      unit_price: number;
      units: number;
    };
    computed: "product_image";
  };
  "list-claims-of-member": {
    values: readonly [userId: number, value2: number];
    row: {
      id: number;
      order_id: number;
      resolution: "refund" | "replace";
      reason: "spoiled" | "damaged" | "missing" | "wrong_item" | "different" | "changed_mind";
      status: "requested" | "approved" | "denied" | "taken_back";
      requested_at: Date;
    };
    computed: never;
  };
  "list-closest-alternatives": {
    values: readonly [id: readonly (number | null)[], id: readonly (number | null)[]];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      instead_of: number;
    };
    computed: "representative_special_price";
  };
  "list-codes-of-terms-in-force": {
    values: readonly [effectiveAt: Date | string];
    row: {
      code: "termsOfService" | "privacy" | "marketing";
    };
    computed: never;
  };
  "list-cohorts": {
    values: readonly [cohort: string, cohort: string];
    row: {
      cohort: string;
      months_after: number;
      members: number;
      orders: number;
      net_sales: number;
    };
    computed: never;
  };
  "list-completable-products": {
    values: readonly [orderId: number];
    row: {
      id: number;
      status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      is_reviewed: boolean;
      arrived_at: Date | null;
      is_withdrawn: boolean;
      net: number | null;
      reward: number;
      reward_available_at: Date | null;
    };
    computed: "arrived_at" | "net";
  };
  "list-consents-of-member": {
    values: readonly [userId: number];
    row: {
      kind: "termsOfService" | "privacy" | "over14" | "advertisingAlarm" | "nightAlarm" | "advertisingPromotion";
      is_given: boolean;
      version: string;
      at: Date;
    };
    computed: never;
  };
  "list-content-of-days": {
    values: readonly [day: string, day: string];
    row: {
      kind: "broadcast" | "video";
      id: number | null;
      title: string | null;
      day: string;
      orders: number;
      revenue: number;
      refunds: number;
      refunded: number;
      is_shown: boolean;
    };
    computed: "id" | "title";
  };
  "list-coupon-conflicts": {
    values: readonly [value1: string];
    row: {
      id: number | null;
      issued: number;
      is_code_taken: boolean;
      unknown_place: number | null;
    };
    computed: "id" | "unknown_place";
  };
  "list-coupon-receivers": {
    values: readonly [couponId: number, id: readonly (number | null)[]];
    row: {
      id: number;
      held: number;
    };
    computed: never;
  };
  "list-coupons-in-use": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-coupons-of-member": {
    values: readonly [userId: number, value2: number];
    row: {
      id: number;
      coupon_id: number;
      name: string;
      valid_until: Date;
      issued_at: Date;
      order_id: number | null;
    };
    computed: never;
  };
  "list-coupons-of-moment": {
    values: readonly [moment: string, validFrom: Date | string];
    row: {
      id: number;
      name: string;
      valid_from: Date;
      moment_grade: number | null;
    };
    computed: never;
  };
  "list-days-of-open-differences": {
    values: readonly [day: string];
    row: {
      day: string;
    };
    computed: never;
  };
  "list-days-to-count": {
    values: readonly [value1: string | null];
    row: {
      day: string;
    };
    computed: never;
  };
  "list-delays-and-promises-before": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      delay: Json | null;
      promises: Json | null;
    };
    computed: "delay" | "promises";
  };
  "list-delivery-calendar": {
    values: readonly [value1: string | null, value2: string | null];
    row: {
      closedDays: Json;
      carriers: Json;
      distributors: Json;
      remoteAreas: Json;
      transitDays: Json;
    };
    computed: never;
  };
  "list-dispatch-terms": {
    values: readonly [shipmentDate: string];
    row: {
      distributor_id: number;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      origin_area: "major" | "secondary_area" | "third_area";
      delivery_company_code: string;
      unstoring_days_after: number;
      shipment_date: string | null;
    };
    computed: "shipment_date";
  };
  "list-display-group-names": {
    values: readonly [id: number, value2: number];
    row: {
      id: number;
      name: string;
      title: string | null;
      sub_title: string | null;
      order_by_type: string;
      contents_type: "product" | "tab";
      ui_type: string;
      has_sales: boolean;
    };
    computed: never;
  };
  "list-display-groups": {
    values: readonly [tab: string, subTab: string, position: number, value4: number, endsAt: Date | string | null];
    row: {
      id: number;
      name: string;
      title: string | null;
      sub_title: string | null;
      order_by_type: string;
      contents_type: "product" | "tab";
      ui_type: string;
      product_ids: number[];
      banner_ids: number[];
      category_ids: number[];
      review_ids: number[];
      video_ids: number[];
      ends_at: Date | null;
      is_time_sale: boolean;
      version: number;
      shown_product_ids: number[];
      has_sales: boolean;
      position: number;
    };
    computed: never;
  };
  "list-display-reviews": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      score: number;
      contents: string;
      nickname: string;
      option_name: string;
      images: string[];
      product_id: number;
      helpful_count: number;
      product_name: string;
    };
    computed: never;
  };
  "list-display-tabs": {
    values: readonly [groupId: readonly (number | null)[]];
    row: {
      id: number;
      group_id: number;
      parent_id: number | null;
      name: string;
      sub_title: string | null;
      position: number;
      product_ids: number[];
    };
    computed: never;
  };
  "list-display-videos": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      title: string;
      contents: string;
      video_url: string;
      thumbnail: string;
      duration_seconds: number;
      width: number;
      height: number;
      view_count: number;
      share_count: number;
    };
    computed: never;
  };
  "list-distributor-conflicts": {
    values: readonly [value1: string];
    row: {
      id: number | null;
      is_carrier_unknown: boolean;
      is_name_taken: boolean;
    };
    computed: "id";
  };
  "list-draft-order-lines": {
    values: readonly [draftOrderId: number];
    row: {
      product_id: number;
      product_name: string;
      product_image: string | null;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      option_id: number;
      option_name: string;
      unit_price: number;
      units: number;
    };
    computed: "product_image";
  };
  "list-draft-orders": {
    values: readonly [id: number, phoneEnd: string | null, value3: number];
    row: {
      id: number;
      phone_end: string;
      note: string;
      created_at: Date;
      expires_at: Date;
      opened_at: Date | null;
      cancelled_at: Date | null;
      created_by: string;
      lines: Json | null;
    };
    computed: "lines";
  };
  "list-due-campaigns": {
    values: readonly [sendAt: Date | string, id: number, value3: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-due-cycles": {
    values: readonly [dispatchOn: string, value2: string, value3: number, value4: number];
    row: {
      id: number;
      subscription_id: number;
      status: "scheduled" | "charging" | "failed" | "paid" | "skipped";
      dispatch_on: string;
      reminded_at: Date | null;
      asked_at: Date | null;
    };
    computed: never;
  };
  "list-due-operator-changes": {
    values: readonly [effectiveAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-due-produce": {
    values: readonly [after: string, value2: number, value3: number, value4: number, days: number, value6: number];
    row: {
      order_product_id: number;
      rule_id: number;
      order_id: number;
      user_id: number;
      product: string;
      image: string | null;
      kind: string;
      storage: string;
      delivered_at: string | null;
    };
    computed: "image" | "delivered_at";
  };
  "list-due-receipts": {
    values: readonly [value1: number];
    row: {
      order_id: number;
    };
    computed: never;
  };
  "list-due-refunds": {
    values: readonly [uuid: string | null, nextTryAt: Date | string, value3: number];
    row: {
      id: number;
      payment_id: number;
      payment_key: string;
      refusals: number;
      order_uuid: string;
    };
    computed: never;
  };
  "list-due-rewards": {
    values: readonly [availableAt: Date | string, id: number, value3: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-due-waiting-rooms": {
    values: readonly [opensAt: Date | string];
    row: {
      id: number;
      is_drawn: boolean;
    };
    computed: never;
  };
  "list-editable-products": {
    values: readonly [id: number, value2: number];
    row: {
      id: number;
      version: number;
      name: string;
      sub_title: string;
      kind: string;
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      category_id: number;
      distributor_id: number;
      representative_option_id: number;
      tax_status: "tax_free" | "taxable";
      origin: string;
      storage: string;
      harvest_note: string | null;
      expiry_note: string | null;
      season_note: string | null;
      sweetness_brix: number | null;
      next_harvest_on: string | null;
      keywords: string[];
      images: string[];
      contents: Json;
      item_notice: Json | null;
      video_url: string | null;
      related_product_ids: number[];
      label_recommend: string | null;
      label_shipping_method: string | null;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_wholesale: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      requires_share: boolean;
      no_resale: boolean;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      shipping_fee_unit: "order" | "box";
      free_shipping_from: number;
      is_bundle: boolean;
      undeliverable_primary_area: boolean;
      undeliverable_secondary_area: boolean;
      undeliverable_third_area: boolean;
      undeliverable_note: string | null;
      delivery_company_code: string;
      max_unit_in_box: number;
      unstoring_days_after: number;
      seo_title: string | null;
      seo_description: string | null;
      image_alts: Json;
    };
    computed: never;
  };
  "list-emails-of-phone": {
    values: readonly [phone: string];
    row: {
      email: string;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      created_at: Date;
    };
    computed: never;
  };
  "list-escrow-products": {
    values: readonly [orderId: number];
    row: {
      id: string;
      name: string;
      code: string;
      unitPrice: number;
      quantity: number;
    };
    computed: never;
  };
  "list-expired-partitions": {
    values: readonly [untilAt: Date | string];
    row: {
      name: string;
      table_name: "order_status_change" | "payment_status_change";
    };
    computed: never;
  };
  "list-expiring-points": {
    values: readonly [expiresAt: Date | string, expiresAt: Date | string, value3: number];
    row: {
      user_id: number;
      last_day: string;
      amount: number;
    };
    computed: never;
  };
  "list-exported-coupons": {
    values: readonly [id: number, value2: number];
    row: {
      id: number;
      name: string;
      target: "products" | "shipping";
      discount_kind: "amount" | "percent";
      discount_amount: number;
      discount_percent: number | null;
      valid_from: Date;
      valid_until: Date;
      issue_limit: number | null;
      issued: number;
      per_member: number;
      code: string | null;
      used: number;
    };
    computed: never;
  };
  "list-exported-dispatches": {
    values: readonly [id: number, value2: number];
    row: {
      id: number;
      number: string;
      products: string;
      carrier: string | null;
    };
    computed: "carrier";
  };
  "list-exported-members": {
    values: readonly [id: number, value2: number];
    row: {
      id: number;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      name: string | null;
      email: string | null;
      phone: string | null;
      grade: number;
      point_balance: number;
      order_count: number;
      advertising_alarm: boolean;
      created_at: Date;
    };
    computed: never;
  };
  "list-exported-options": {
    values: readonly [id: number, value2: number];
    row: {
      id: number;
      version: number;
      product_name: string;
      name: string;
      sort: number;
      amount: number;
      status: "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";
      shipment_date: string | null;
      max_unit_in_box: number;
    };
    computed: never;
  };
  "list-exported-orders": {
    values: readonly [value1: Date | string, value2: number, createdAt: Date | string, value4: number];
    row: {
      id: number;
      user_id: number;
      created_at: Date;
      number: string;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      price: number;
      used_point: number;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      product_name: string;
      product_status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      distributor_name: string;
      option_name: string;
      units: number;
      unit_price: number;
      receiver_name: string;
      phone: string;
      zonecode: string;
      road_address: string;
      invoice_number: string | null;
      carrier_name: string | null;
    };
    computed: never;
  };
  "list-exported-stock": {
    values: readonly [optionId: number, value2: number];
    row: {
      id: number;
      product_name: string;
      option_name: string;
      reserved: number;
      on_hand: number;
    };
    computed: never;
  };
  "list-faqs": {
    values: readonly [value1: number];
    row: {
      id: number;
      category: string;
      question: string;
      answer: string;
      sort: number;
    };
    computed: never;
  };
  "list-farm-news": {
    values: readonly [];
    row: {
      id: number;
      kind: "new_product" | "first_harvest" | "special_price";
      distributor_id: number;
      farm: string;
      product_id: number;
      product: string;
      image: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      special: Json | null;
    };
    computed: "image" | "special";
  };
  "list-farm-options": {
    values: readonly [distributorId: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      option_id: number;
      option_name: string;
      option_price: number;
      option_list_price: number;
      option_special_price: number | null;
      option_timed_prices: Json;
    };
    computed: "representative_special_price";
  };
  "list-farm-products": {
    values: readonly [distributorId: number, value2: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
    };
    computed: "representative_special_price";
  };
  "list-farms": {
    values: readonly [];
    row: {
      id: number;
      name: string;
      region: string;
    };
    computed: never;
  };
  "list-farms-of-dispatch-day": {
    values: readonly [shipsOn: string | null, distributorId: readonly (number | null)[] | null, value3: boolean, dispatchedAt: Date | string, dispatchedAt: Date | string, id: number | null, value7: number];
    row: {
      id: number;
      name: string;
      region: string;
      carrier_code: string;
      carrier_name: string;
      order_cutoff_time: string;
      paid: number;
      accepted: number;
      sent: number;
    };
    computed: never;
  };
  "list-favorites": {
    values: readonly [userId: number, value2: Date | string, value3: number, value4: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      sort_key: string;
    };
    computed: "representative_special_price";
  };
  "list-fed-products": {
    values: readonly [id: number, value2: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      origin: string;
      seo_description: string | null;
    };
    computed: "representative_special_price";
  };
  "list-fetched-settlement-days": {
    values: readonly [day: string];
    row: {
      day: string;
      fetched_at: Date;
    };
    computed: never;
  };
  "list-filtered-category": {
    values: readonly [categoryId: number, value2: boolean, value3: string, beginsAt: Date | string, value5: string, value6: string | null, value7: number, value8: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      sort_key: string;
      total: number;
    };
    computed: "representative_special_price";
  };
  "list-filtered-reviews": {
    values: readonly [productId: number, value2: boolean, value3: boolean, optionName: string | null, value5: number | number, value6: number | number, value7: string | null];
    row: {
      id: number;
      product_id: number;
      option_name: string;
      nickname: string;
      score: number;
      contents: string;
      images: string[];
      video: string | null;
      video_poster: string | null;
      video_seconds: number | null;
      sweetness: number | null;
      freshness: number | null;
      size: number | null;
      packaging: number | null;
      harvest_month: string | null;
      helpful_count: number;
      purchase_count: number;
      grade_name: string | null;
      seller_reply: Json | null;
      created_at: Date;
      updated_at: Date | null;
      hidden_at: Date | null;
      hidden_for: string | null;
    };
    computed: "harvest_month";
  };
  "list-first-purchases-due-a-coupon": {
    values: readonly [couponId: number, occasion: string, createdAt: Date | string, userId: number, value5: number];
    row: {
      user_id: number;
    };
    computed: never;
  };
  "list-funnel-of-days": {
    values: readonly [day: string, day: string, variant: string | null, source: string | null];
    row: {
      day: string;
      source: string;
      variant: string;
      visits: number;
      product_views: number;
      carts: number;
      checkouts: number;
      paid: number;
      revenue: number;
    };
    computed: never;
  };
  "list-gift-deliveries": {
    values: readonly [orderId: number];
    row: {
      id: number;
      receiver_name: string;
      status: "unused" | "address_entered" | "delivery_waiting" | "delivering" | "delivered" | "declined" | "expired" | "withdrawn";
      address: Json | null;
      product_ids: number[];
      notify_at: Date | null;
      is_notified: boolean;
      swap: Json | null;
    };
    computed: "notify_at" | "swap";
  };
  "list-gift-groups": {
    values: readonly [userId: number, id: number | null, value3: number];
    row: {
      id: number;
      order_id: number;
      sender_id: number;
      created_at: Date;
      noti_type: "kakaotalkSend" | "alimtalk";
      notify_at: Date | null;
      sender_name: string;
      message: string;
      card: "thanks" | "birthday" | "congratulations" | "cheer" | "gratitude";
      receiver_count: number;
      order_status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      price: number;
      products_price: number;
      shipping_fee: number;
      coupon_discount: number;
      used_point: number;
      statuses: string[] | null;
      receiver_names: string[];
      expires_at: Date | null;
      thanks: Json | null;
    };
    computed: "statuses" | "expires_at" | "thanks";
  };
  "list-gift-refunds-due": {
    values: readonly [nextTryAt: Date | string, giftId: number, value3: number];
    row: {
      gift_id: number;
    };
    computed: never;
  };
  "list-gifts-near-their-end": {
    values: readonly [expiresAt: Date | string, id: number, value3: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-gifts-of-group": {
    values: readonly [giftGroupId: number];
    row: {
      id: number;
      gift_group_id: number;
      order_id: number;
      position: number;
      receiver_name: string;
      receiver_phone: string | null;
      status: "unused" | "address_entered" | "delivery_waiting" | "delivering" | "delivered" | "declined" | "expired" | "withdrawn";
      products_price: number;
      coupon_discount: number;
      shipping_fee: number;
      price: number;
      link_generation: number;
      sent_at: Date | null;
      expires_at: Date | null;
      message_count: number;
      last_message_at: Date | null;
      reminder_count: number;
      shared_at: Date | null;
      opened_at: Date | null;
      address: Json | null;
      address_entered_at: Date | null;
      declined_at: Date | null;
      thanks: string | null;
      thanked_at: Date | null;
      thanks_card: "heart" | "thanks" | "congratulations" | "flower" | "fruit" | null;
      thanks_photo: string | null;
      thanks_hidden_at: Date | null;
      thanks_hidden_for: string | null;
      thanks_version: number;
      receiver_id: number | null;
      receiver_proof: "opened" | "accepted" | null;
      receive_on: string | null;
      noti_type: "kakaotalkSend" | "alimtalk";
      notify_at: Date | null;
      sender_name: string;
      message: string;
      card: "thanks" | "birthday" | "congratulations" | "cheer" | "gratitude";
      sender_id: number;
      sender_phone: string | null;
      product_names: string[] | null;
      product_statuses: string[] | null;
      sender_product_names: string[] | null;
      sender_product_image: string | null;
      swap: Json | null;
    };
    computed: "sender_phone" | "product_names" | "product_statuses" | "sender_product_names" | "sender_product_image" | "swap";
  };
  "list-gifts-to-announce": {
    values: readonly [notifyAt: Date | string, id: number, value3: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-gifts-to-send": {
    values: readonly [orderId: number];
    row: {
      gift_group_id: number;
      address_days: number;
      notify_at: Date | null;
      id: number;
      link_generation: number;
    };
    computed: never;
  };
  "list-grade-numbers": {
    values: readonly [];
    row: {
      grade: number | null;
    };
    computed: "grade";
  };
  "list-grade-rules": {
    values: readonly [];
    row: {
      id: number;
      version: number;
      grades: Json;
      period_months: number | null;
    };
    computed: "period_months";
  };
  "list-grades-due-a-coupon": {
    values: readonly [couponId: number, occasion: string, at: Date | string, userId: number, value5: number, fromGrade: number];
    row: {
      user_id: number;
    };
    computed: never;
  };
  "list-group-reviews": {
    values: readonly [id: readonly (number | null)[], value2: number];
    row: {
      group_id: number;
      id: number;
      score: number;
      contents: string;
      nickname: string;
      option_name: string;
      images: string[];
      product_id: number;
      helpful_count: number;
      product_name: string;
    };
    computed: never;
  };
  "list-guest-orders": {
    values: readonly [value1: string, value2: string, status: string | null, value4: number, value5: number];
    row: {
      id: number;
      uuid: string;
      user_id: number;
      number: string;
      order_name: string;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      area: "major" | "secondary_area" | "third_area";
      created_at: Date;
      list_price: number;
      products_price: number;
      coupon_discount: number;
      base_shipping_fee: number;
      area_shipping_fee: number;
      used_point: number;
      price: number;
      quote: Json;
      expected_reward_point: number;
      withdraw_type: "normal" | "withdraw_oi_only" | "withdraw_oip_only" | "withdraw_deny";
      is_member: boolean | null;
      point_rules: Json | null;
      deposit_until: Date | null;
      gift: Json | null;
      products: Json;
    };
    computed: "is_member" | "point_rules" | "deposit_until" | "gift";
  };
  "list-held-coupon-conflicts": {
    values: readonly [value1: string];
    row: {
      id: number | null;
    };
    computed: "id";
  };
  "list-held-coupons-in-use": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-home-sub-tabs": {
    values: readonly [id: number, value2: string | null, value3: number];
    row: {
      id: number;
      version: number;
      fields: Json;
    };
    computed: never;
  };
  "list-inquiries": {
    values: readonly [userId: number, expiresAt: Date | string, value3: number, value4: number];
    row: {
      id: number;
      kind: "delivery" | "return" | "product" | "payment" | "account";
      created_at: Date;
      waits_since: Date | null;
      answered_at: Date | null;
      read_at: Date | null;
      contents: string | null;
      last_answer: string | null;
      image: string | null;
      in_all: number;
    };
    computed: "contents" | "last_answer" | "image";
  };
  "list-inquiries-to-answer": {
    values: readonly [value1: string, id: number, value3: number];
    row: {
      id: number;
      kind: "delivery" | "return" | "product" | "payment" | "account";
      created_at: Date;
      waits_since: Date;
      answered_at: Date | null;
      read_at: Date | null;
      contents: string | null;
      last_answer: string | null;
      image: string | null;
      member_name: string | null;
    };
    computed: "contents" | "last_answer" | "image" | "member_name";
  };
  "list-inquiry-messages": {
    values: readonly [inquiryId: number];
    row: {
      id: number;
      writer: string | null;
      contents: string;
      photos: string[];
      created_at: Date;
    };
    computed: never;
  };
  "list-jobs-of-health": {
    values: readonly [];
    row: {
      task: string | null;
      succeeded_at: Date | null;
      failed_at: Date | null;
      failures: number;
      error: string | null;
      waiting: number;
      lag_seconds: number;
    };
    computed: "task";
  };
  "list-kept-stock": {
    values: readonly [value1: string];
    row: {
      optionId: number;
      inCatalogue: number;
      onHand: number;
    };
    computed: never;
  };
  "list-key-removals": {
    values: readonly [nextTryAt: Date | string, value2: number];
    row: {
      id: number;
      user_id: number;
      key_id: string;
      sealed: Uint8Array;
    };
    computed: never;
  };
  "list-last-edits": {
    values: readonly [value1: readonly (string | null)[]];
    row: {
      subject: string | null;
      name: string | null;
      at: Date;
    };
    computed: "subject";
  };
  "list-lines-to-reorder": {
    values: readonly [id: number, value2: number | null];
    row: {
      product_id: number;
      product_name: string;
      product_image: string | null;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      option_id: number;
      option_name: string;
      units: number;
      unit_price: number;
      created_at: Date;
      season_name: string | null;
      season_months: number[] | null;
    };
    computed: "product_image";
  };
  "list-lines-without-lots": {
    values: readonly [orderProductId: readonly (number | null)[], value2: string | null];
    row: {
      id: number;
      option_id: number;
      units: number;
      arrives_on: string | null;
    };
    computed: "arrives_on";
  };
  "list-linked": {
    values: readonly [userId: number];
    row: {
      sns_type: "kakaotalk" | "naver";
      subject: string;
    };
    computed: never;
  };
  "list-logged-messages": {
    values: readonly [id: number, userId: number | null, subject: readonly (string | null)[] | null, template: string | null, channel: string | null, report: string | null, value7: number];
    row: {
      id: number;
      channel: "phone" | "push" | "email";
      template: string;
      subject: string;
      order_id: number | null;
      order_number: string | null;
      member_id: number | null;
      member_name: string | null;
      tries: number;
      created_at: Date;
      sent_at: Date | null;
      dropped_at: Date | null;
      reason: string | null;
      reported_at: Date | null;
      report_code: string | null;
      result: "dropped" | "waiting" | "delivered" | "fallback" | "failed" | "sent";
    };
    computed: never;
  };
  "list-login-failures": {
    values: readonly [emailHash: Uint8Array, source: string, network: string, failedAt: Date | string, value5: number];
    row: {
      own: Date[];
      account: number;
      network: Date[];
    };
    computed: never;
  };
  "list-main-navigation": {
    values: readonly [];
    row: {
      id: number;
      key: string;
      name: string;
      sort: number;
      is_default: boolean;
    };
    computed: never;
  };
  "list-measured-products": {
    values: readonly [day: string, day: string];
    row: {
      productId: number;
      name: string;
      views: number;
      carts: number;
      units: number;
      purchases: number;
      revenue: number;
    };
    computed: never;
  };
  "list-measured-sources": {
    values: readonly [day: string, day: string];
    row: {
      source: string;
      campaign: string;
      sessions: number;
      carts: number;
      checkouts: number;
      purchases: number;
      revenue: number;
    };
    computed: never;
  };
  "list-members": {
    values: readonly [validUntil: Date | string, createdAt: Date | string, id: number, value4: string | null, grade: number | null, isBlocked: boolean | null, value7: boolean | null, value8: number];
    row: {
      id: number;
      version: number;
      name: string | null;
      phone: string | null;
      email: string | null;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      grade: number;
      order_count: number;
      point_balance: number;
      advertising_alarm: boolean;
      night_alarm: boolean;
      is_blocked: boolean;
      created_at: Date;
      recently_paid: number;
      last_ordered_at: Date | null;
      coupon_count: number;
      note_count: number;
    };
    computed: "last_ordered_at";
  };
  "list-members-with-expired-points": {
    values: readonly [expiresAt: Date | string, userId: number, value3: number];
    row: {
      user_id: number;
    };
    computed: never;
  };
  "list-message-subjects-of-order": {
    values: readonly [number: string];
    row: {
      subject: string;
    };
    computed: never;
  };
  "list-most-sold-words": {
    values: readonly [value1: number];
    row: {
      word: string | null;
    };
    computed: "word";
  };
  "list-movements-of-day": {
    values: readonly [soldOn: string, approvedAt: Date | string, approvedAt: Date | string];
    row: {
      movement: string;
      payment_id: number | null;
      booked: number | null;
      settled: number | null;
      fee: number | null;
      rate: number | null;
      fee_amount: number | null;
    };
    computed: "booked" | "settled" | "fee";
  };
  "list-my-coupons": {
    values: readonly [userId: number, validUntil: Date | string];
    row: {
      held: Json;
    };
    computed: never;
  };
  "list-my-questions": {
    values: readonly [userId: number, value2: number, value3: number];
    row: {
      id: number;
      product_id: number;
      nickname: string;
      contents: string;
      is_secret: boolean;
      created_at: Date;
      updated_at: Date | null;
      answer: string | null;
      answer_writer: string | null;
      answered_at: Date | null;
      answer_changed_at: Date | null;
      hidden_for: string | null;
      product_name: string;
      product_image: string | null;
      in_all: number;
    };
    computed: "product_image";
  };
  "list-my-questions-of-product": {
    values: readonly [userId: number, productId: number];
    row: {
      id: number;
      product_id: number;
      nickname: string;
      contents: string;
      is_secret: boolean;
      created_at: Date;
      updated_at: Date | null;
      answer: string | null;
      answer_writer: string | null;
      answered_at: Date | null;
      answer_changed_at: Date | null;
      hidden_for: string | null;
      product_name: string;
      product_image: string | null;
    };
    computed: "product_image";
  };
  "list-my-reviews": {
    values: readonly [userId: number, value2: number, value3: number];
    row: {
      order_product_id: number;
      order_id: number;
      product_id: number;
      name: string;
      image: string | null;
      option_name: string;
      distributor_name: string;
      arrived_at: Date | null;
      status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      root_category: string | null;
      has_brix: boolean | null;
      id: number;
      nickname: string;
      score: number;
      contents: string;
      images: string[];
      video: string | null;
      video_poster: string | null;
      video_seconds: number | null;
      sweetness: number | null;
      freshness: number | null;
      size: number | null;
      packaging: number | null;
      harvest_month: string | null;
      helpful_count: number;
      purchase_count: number;
      grade_name: string | null;
      seller_reply: Json | null;
      created_at: Date;
      updated_at: Date | null;
      hidden_at: Date | null;
      hidden_for: string | null;
      earned: number;
      report_id: number | null;
      decision: string | null;
      appeal_status: "requested" | "upheld" | "dismissed" | null;
      appeal_decision: string | null;
      in_all: number;
    };
    computed: "image" | "arrived_at" | "root_category" | "has_brix" | "harvest_month";
  };
  "list-new-wholesale": {
    values: readonly [value1: number];
    row: {
      root_id: number;
      root_slug: string | null;
      root_name: string;
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
    };
    computed: "representative_special_price";
  };
  "list-next-recipients": {
    values: readonly [value1: Date | string, id: number, value3: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-no-review-products": {
    values: readonly [userId: number, value2: number, value3: number];
    row: {
      order_product_id: number;
      order_id: number;
      product_id: number;
      name: string;
      image: string | null;
      option_name: string | null;
      distributor_name: string;
      arrived_at: Date | null;
      status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      root_category: string | null;
      has_brix: boolean | null;
      in_all: number;
      point_rules: Json | null;
    };
    computed: "image" | "option_name" | "arrived_at" | "root_category" | "has_brix" | "point_rules";
  };
  "list-notes-of-member": {
    values: readonly [userId: number, value2: number];
    row: {
      id: number;
      version: number;
      contents: string;
      writer: string | null;
      at: Date | null;
    };
    computed: never;
  };
  "list-notices": {
    values: readonly [createdAt: Date | string, value2: number, value3: number];
    row: {
      id: number;
      type: string;
      title: string;
      contents: string;
      is_pinned: boolean;
      created_at: Date;
    };
    computed: never;
  };
  "list-notifications": {
    values: readonly [userId: number, listType: string, id: number, createdAt: Date | string, value5: number];
    row: {
      id: number;
      kind: string;
      title: string;
      body: string;
      href: string;
      image: string | null;
      created_at: Date;
      read_at: Date | null;
      produce: Json | null;
    };
    computed: "produce";
  };
  "list-offered-coupons": {
    values: readonly [userId: number, downloadUntil: Date | string];
    row: {
      offered: Json;
      is_taken: boolean;
    };
    computed: never;
  };
  "list-offered-payment-methods": {
    values: readonly [variant: string];
    row: {
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing";
      minAmount: number;
      maxAmount: number | null;
    };
    computed: never;
  };
  "list-offers": {
    values: readonly [id: readonly (number | null)[], userId: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      undeliverable_primary_area: boolean;
      undeliverable_secondary_area: boolean;
      undeliverable_third_area: boolean;
      undeliverable_note: string | null;
      video_url: string | null;
      representative_option_id: number;
      shipping_fee_unit: "order" | "box";
      delivery_company_code: string;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      return_fee: number | null;
      origin_area: "major" | "secondary_area" | "third_area";
      option_id: number;
      option_name: string;
      option_amount: number;
      option_status: "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";
      option_list_price: number;
      option_price: number;
      special_sale_price: number | null;
      option_timed_prices: Json;
      shipment_date: string | null;
      option_max_unit_in_box: number;
      option_unit_price_unit: string | null;
      option_unit_price_amount: number | null;
      remaining: number | null;
      waiting_room_id: number | null;
      lacks_share: boolean;
      place_units: number | null;
    };
    computed: "representative_special_price" | "remaining" | "place_units";
  };
  "list-open-account-changes": {
    values: readonly [userId: number, kind: readonly (string | null)[], expiresAt: Date | string];
    row: {
      id: string;
      user_id: number;
      kind: "password" | "phone" | "email" | "refundAccount" | "noRefundAccount" | "linked-kakaotalk" | "linked-naver" | "unlinked-kakaotalk" | "unlinked-naver" | "exportedData" | "addedCard" | "deletedCard";
      key_id: string | null;
      sealed: Uint8Array | null;
      changed_at: Date;
      expires_at: Date;
      undone_at: Date | null;
    };
    computed: never;
  };
  "list-open-receipt-cancels": {
    values: readonly [nextTryAt: Date | string, value2: number];
    row: {
      id: number;
      receipt_id: number;
      order_uuid: string;
      receipt_key: string;
      amount: number;
      refusals: number;
      next_try_at: Date;
    };
    computed: never;
  };
  "list-open-receipts": {
    values: readonly [nextTryAt: Date | string, value2: number];
    row: {
      id: number;
      order_uuid: string;
      order_name: string;
      user_id: number;
      type: "income_deduction" | "expenditure_proof";
      is_placeholder: boolean;
      key_id: string | null;
      sealed: Uint8Array | null;
      amount: number;
      tax_free: number;
      refusals: number;
      next_try_at: Date;
    };
    computed: never;
  };
  "list-opening-alarms": {
    values: readonly [userId: number, value2: Date | string, value3: number, value4: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      asked_at: Date;
      sort_key: string;
      notified_at: Date | null;
    };
    computed: "representative_special_price";
  };
  "list-operator-actions": {
    values: readonly [subject: string | null, operatorId: number | null, id: number, value4: string | null, value5: string | null, value6: number];
    row: {
      id: number;
      operator_id: number | null;
      operator_name: string | null;
      source: "login" | "command" | "stranger" | "api_key";
      action: string;
      subject: string;
      before: Json | null;
      after: Json | null;
      reason: string | null;
      request_id: string;
      at: Date;
      ip_address: string | null;
    };
    computed: never;
  };
  "list-operator-cash-receipts-by": {
    values: readonly [id: number, value2: string | null, type: string | null, createdAt: Date | string | null, createdAt: Date | string | null, orderId: readonly (number | null)[] | null, value7: number];
    row: {
      id: number;
      order_id: number;
      order_number: string;
      user_id: number;
      type: "income_deduction" | "expenditure_proof";
      is_placeholder: boolean;
      identity_masked: string;
      has_number: boolean;
      status: "failed" | "waiting" | "canceled" | "issued";
      amount: number;
      canceled: number;
      issue_number: string | null;
      receipt_url: string | null;
      failure_code: string | null;
      created_at: Date;
      issued_at: Date | null;
    };
    computed: never;
  };
  "list-operator-changes": {
    values: readonly [id: number, noun: string | null, status: string | null, operatorId: number | null, value5: number | null, value6: number];
    row: {
      id: number;
      noun: string;
      status: "scheduled" | "applied" | "cancelled" | "failed" | "undone";
      row_count: number;
      reason: string;
      operator_id: number | null;
      operator_name: string | null;
      created_at: Date;
      effective_at: Date;
      failure: string | null;
      undoes_id: number | null;
    };
    computed: never;
  };
  "list-operator-coupons": {
    values: readonly [id: number, validUntil: Date | string, value3: string | null, value4: string | null, value5: string | null, value6: number];
    row: {
      id: number;
      version: number;
      name: string;
      target: "products" | "shipping";
      discount_kind: "amount" | "percent";
      discount_amount: number;
      discount_percent: number | null;
      conditions: Json;
      valid_from: Date;
      valid_until: Date;
      valid_days: number | null;
      download_from: Date | null;
      download_until: Date | null;
      issue_limit: number | null;
      per_member: number;
      code: string | null;
      moment: "sign_up" | "birthday" | "first_purchase" | "grade" | null;
      moment_grade: number | null;
      budget: number | null;
      is_stopped: boolean;
      issued: number;
      created_at: Date;
      scope: Json;
      status: "stopped" | "ended" | "scheduled" | "running";
      used: number;
      discount_sum: number;
    };
    computed: never;
  };
  "list-operator-options": {
    values: readonly [id: number, value2: string | null, productId: number | null, value4: number, distributorId: readonly (number | null)[] | null];
    row: {
      id: number;
      version: number;
      product_id: number;
      name: string;
      sort: number;
      amount: number;
      weight_value: number | null;
      weight_unit: string | null;
      status: "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";
      shipment_date: string | null;
      max_unit_in_box: number;
      remaining: number | null;
    };
    computed: "remaining";
  };
  "list-operator-orders-by": {
    values: readonly [value1: Date | string, value2: number, createdAt: Date | string, status: string | null, value5: number, invoiceNumber: string | readonly (number | null)[] | string | null, distributorId: readonly (number | null)[] | null, area: string | null, promisedDispatchOn: string | null, value10: string | null, method: string | null, assigneeId: number | null, distributorId: readonly (number | null)[] | null];
    row: {
      id: number;
      uuid: string;
      number: string;
      order_name: string;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      created_at: Date;
      sort_at: string;
      price: number;
      used_point: number;
      receiver_name: string | null;
      phone: string;
      gift_count: number | null;
      road_address: string;
      guest_order_name: string | null;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      use_escrow: boolean;
      note_version: number;
      note_memo: string;
      note_tags: string[];
      assignee_id: number | null;
      assignee_name: string | null;
      products: Json | null;
    };
    computed: "receiver_name" | "guest_order_name" | "products";
  };
  "list-operator-payments-by": {
    values: readonly [orderId: number, value2: number, method: string | null, status: string | null, amount: number | null, value6: boolean | null, approvedAt: Date | string | null, approvedAt: Date | string | null, orderId: readonly (number | null)[] | null];
    row: {
      id: number;
      number: string;
      order_name: string;
      created_at: Date;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      status: "waiting" | "paid" | "withdraw";
      provider: "toss" | "point";
      use_escrow: boolean;
      amount: number;
      captured: number;
      refunded: number;
      key_end: string | null;
      approved_at: Date | null;
    };
    computed: "key_end";
  };
  "list-operator-products": {
    values: readonly [id: number, value2: string | null, status: string | null, categoryId: number | null, distributorId: number | null, isSoldOut: boolean | null, value7: number, id: readonly (number | null)[] | null];
    row: {
      id: number;
      version: number;
      name: string;
      image: string | null;
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      category_id: number;
      category_name: string;
      distributor_id: number;
      distributor_name: string;
      price: number;
      list_price: number;
      supply_cost: number;
      option_count: number;
      remaining: number | null;
    };
    computed: "image" | "remaining";
  };
  "list-operator-reviews": {
    values: readonly [value1: number, value2: number, productId: number | null, value4: number | null, value5: boolean | null, value6: boolean | null, value7: boolean | null, value8: number, value9: string | null];
    row: {
      id: number;
      version: number;
      product_id: number;
      product_name: string;
      option_name: string;
      distributor_name: string;
      nickname: string;
      member_id: number | null;
      score: number;
      sweetness: number | null;
      freshness: number | null;
      size: number | null;
      packaging: number | null;
      harvest_month: string | null;
      contents: string;
      images: string[];
      helpful_count: number;
      seller_reply: Json | null;
      hidden_for: string | null;
      is_pinned: boolean;
      created_at: Date;
    };
    computed: "harvest_month";
  };
  "list-operator-subscriptions": {
    values: readonly [id: number, status: string | null, productId: number | null, value4: string | null, userId: number | null, value6: boolean, value7: number];
    row: {
      id: number;
      version: number;
      status: "active" | "paused" | "ended";
      user_id: number;
      member_name: string | null;
      product_id: number;
      product_name: string;
      option_id: number;
      option_name: string;
      is_box: boolean;
      units: number;
      interval_weeks: number;
      price_limit: number | null;
      has_card: boolean;
      pause_reason: "buyer" | "operator" | "option_ended" | "undeliverable" | "card_removed" | null;
      dispatch_on: string | null;
      cycle_status: "scheduled" | "charging" | "failed" | "paid" | "skipped" | null;
      asked_at: Date | null;
      approved_price: number | null;
      created_at: Date;
      ended_at: Date | null;
      paid_count: number;
    };
    computed: "dispatch_on";
  };
  "list-operator-waiting-rooms": {
    values: readonly [id: number, value2: string | null, value3: number];
    row: {
      id: number;
      version: number;
      option_id: number;
      opens_at: Date;
      units: number;
      per_person: number;
      at_once: number;
      is_cancelled: boolean;
      drawn_at: Date | null;
      closed_at: Date | null;
      held: number;
      sold: number;
      seed_hash: string;
      seed: string | null;
      product_id: number;
      product_name: string;
      option_name: string;
      people: Json;
    };
    computed: "seed";
  };
  "list-operators": {
    values: readonly [];
    row: {
      id: number;
      email: string;
      name: string;
      created_at: Date;
      is_active: boolean;
      roles: string[];
      distributor_ids: number[];
    };
    computed: never;
  };
  "list-operators-with-permissions": {
    values: readonly [slot: Date | string];
    row: {
      id: number;
      email: string;
      permissions: string[];
    };
    computed: never;
  };
  "list-option-facts": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      is_counted: boolean;
      has_unit_price: boolean;
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      options_on_sale: number;
    };
    computed: never;
  };
  "list-option-ids": {
    values: readonly [id: number];
    row: {
      id: number;
      is_representative: boolean;
    };
    computed: never;
  };
  "list-option-prices": {
    values: readonly [id: number, productId: number | null, categoryId: number | null, distributorId: number | null, value5: number, productId: readonly (number | null)[] | null];
    row: {
      id: number;
      version: number;
      product_id: number;
      product_name: string;
      option_name: string;
      status: "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";
      list_price: number;
      price: number;
      special_sale_price: number | null;
      supply_cost: number;
      unit_price_unit: string | null;
      unit_price_amount: number | null;
    };
    computed: never;
  };
  "list-options": {
    values: readonly [id: number];
    row: {
      id: number;
      product_id: number;
      name: string;
      sort: number;
      amount: number;
      weight_value: number | null;
      weight_unit: string | null;
      list_price: number;
      price: number;
      special_sale_price: number | null;
      supply_cost: number;
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      status: "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";
      shipment_date: string | null;
      max_unit_in_box: number;
      version: number;
      timed_prices: Json;
      remaining: number | null;
      product_status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      tax_status: "tax_free" | "taxable";
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      distributor_id: number;
      delivery_company_code: string;
      unstoring_days_after: number;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      origin_area: "major" | "secondary_area" | "third_area";
    };
    computed: "remaining";
  };
  "list-options-by-price": {
    values: readonly [price: readonly (number | null)[], id: readonly (number | null)[], beginsAt: Date | string, place: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-options-moved-by-change": {
    values: readonly [changeId: number];
    row: {
      option_id: number;
    };
    computed: never;
  };
  "list-options-of-lots": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      option_id: number;
      distributor_id: number;
    };
    computed: never;
  };
  "list-options-of-products": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      product_id: number;
      option_ids: number[];
    };
    computed: never;
  };
  "list-options-of-products-to-send": {
    values: readonly [orderProductId: readonly (number | null)[]];
    row: {
      option_id: number;
    };
    computed: never;
  };
  "list-options-to-pick": {
    values: readonly [shipsOn: string | null, distributorId: readonly (number | null)[] | null, value3: boolean, value4: number, value5: number, value6: number];
    row: {
      distributor_id: number;
      product_id: number;
      option_id: number;
      product_name: string;
      option_name: string;
      units: number;
      parcels: number;
      lots: Json;
      distributor_name: string;
      storage: string;
      units_left: number | null;
    };
    computed: "units_left";
  };
  "list-order-products": {
    values: readonly [orderId: number];
    row: {
      id: number;
      distributor_id: number;
      status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      status_before_request: string | null;
      gift_id: number | null;
      awaitsAddress: boolean | null;
    };
    computed: "awaitsAddress";
  };
  "list-order-status-changes": {
    values: readonly [orderId: number];
    row: {
      id: number;
      from_status: string | null;
      to_status: string;
      order_product_id: number | null;
      actor: "buyer" | "provider" | "shop";
      reason: string | null;
      at: Date;
    };
    computed: never;
  };
  "list-orders": {
    values: readonly [userId: number, id: number | null, value3: number, status: string | null, createdAt: Date | string | null, createdAt: Date | string | null, value7: string | null, value8: number];
    row: {
      id: number;
      uuid: string;
      user_id: number;
      number: string;
      order_name: string;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      area: "major" | "secondary_area" | "third_area";
      created_at: Date;
      list_price: number;
      products_price: number;
      coupon_discount: number;
      base_shipping_fee: number;
      area_shipping_fee: number;
      used_point: number;
      price: number;
      quote: Json;
      expected_reward_point: number;
      withdraw_type: "normal" | "withdraw_oi_only" | "withdraw_oip_only" | "withdraw_deny";
      is_member: boolean | null;
      point_rules: Json | null;
      deposit_until: Date | null;
      gift: Json | null;
      products: Json;
    };
    computed: "is_member" | "point_rules" | "deposit_until" | "gift";
  };
  "list-orders-in-parcel": {
    values: readonly [shipmentId: number];
    row: {
      order_id: number;
      product_ids: number[];
    };
    computed: never;
  };
  "list-orders-of-lot": {
    values: readonly [stockLotId: number, id: number, value3: boolean | null, value4: number];
    row: {
      id: number;
      order_id: number;
      number: string;
      product_id: number;
      status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      product_name: string;
      option_name: string;
      units: number;
      kind: "order" | "replacement";
      is_dispatched: boolean;
      receiver_name: string;
      phone: string;
      told_at: Date | null;
    };
    computed: never;
  };
  "list-orders-of-member": {
    values: readonly [userId: number, value2: number];
    row: {
      id: number;
      number: string;
      order_name: string;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      price: number;
      created_at: Date;
    };
    computed: never;
  };
  "list-orders-of-parcel": {
    values: readonly [shipmentId: number];
    row: {
      order_id: number;
      product_ids: number[];
    };
    computed: never;
  };
  "list-orders-of-who-leaves": {
    values: readonly [userId: number];
    row: {
      id: number;
      address: Json | null;
      memo: string;
      vbank_customer_name: string | null;
      gifts: Json | null;
      inquiries: Json | null;
    };
    computed: "address" | "gifts" | "inquiries";
  };
  "list-orders-to-complete": {
    values: readonly [value1: Date | string, orderId: number, value3: number];
    row: {
      order_id: number;
    };
    computed: never;
  };
  "list-orders-with-updates": {
    values: readonly [orderId: number, value2: number, dueAt: Date | string];
    row: {
      order_id: number;
    };
    computed: never;
  };
  "list-owed-consents": {
    values: readonly [effectiveAt: Date | string, userId: number];
    row: {
      code: "termsOfService" | "privacy" | "marketing";
      title: string;
      is_required: boolean;
      label: string;
      contents: string;
      summary: string;
      effective_at: Date;
    };
    computed: never;
  };
  "list-paid-orders-of-dispatch-day": {
    values: readonly [shipsOn: string | null, distributorId: readonly (number | null)[] | null, value3: boolean, distributorId: number, orderId: number, value6: number];
    row: {
      id: number;
      number: string;
    };
    computed: never;
  };
  "list-parcels-to-pack": {
    values: readonly [shipsOn: string | null, distributorId: readonly (number | null)[] | null, value3: boolean, value4: number, value5: number, value6: number, value7: number, orderId: number | null];
    row: {
      distributor_id: number;
      order_id: number;
      gift_id: number;
      number: string;
      user_id: number;
      distributor_name: string;
      distributor_region: string;
      cs_phone: string;
      carrier_code: string;
      carrier_name: string;
      address: Json | null;
      sender_name: string | null;
      gift_message: string | null;
      dispatch_on: string | null;
      products: Json | null;
    };
    computed: "address" | "dispatch_on" | "products";
  };
  "list-partition-ends": {
    values: readonly [];
    row: {
      table_name: "order_status_change" | "payment_status_change";
      until_at: Date;
      has_later_rows: boolean;
    };
    computed: never;
  };
  "list-past-coupons": {
    values: readonly [userId: number, validUntil: Date | string, value3: Date | string];
    row: {
      held: Json;
      used_at: Date | null;
      valid_until: Date;
    };
    computed: never;
  };
  "list-past-cycles": {
    values: readonly [subscriptionId: number, number: number, value3: number];
    row: {
      number: number;
      dispatch_on: string;
      status: "scheduled" | "charging" | "failed" | "paid" | "skipped";
      skip_reason: "buyer" | "operator" | "paused" | "ended" | "price_over_limit" | "card_failed" | "order_failed" | "waiting_room" | "sold_out" | "option_ended" | "undeliverable" | null;
      at: Date;
      order_id: number | null;
      order_number: string | null;
      price: number | null;
      goods_price: number | null;
    };
    computed: never;
  };
  "list-payment-alerts": {
    values: readonly [value1: boolean | null, id: number, value3: number];
    row: {
      id: number;
      kind: "deposit_reversed" | "deposit_reversed_after_refund";
      amount: number;
      given: number;
      created_at: Date;
      seen_at: Date | null;
      note: string | null;
      order_id: number;
      order_name: string;
    };
    computed: never;
  };
  "list-payment-differences": {
    values: readonly [id: number, value2: boolean | null, kind: string | null, day: string | null, value5: number];
    row: {
      id: number;
      day: string;
      kind: "missing_here" | "missing_there" | "other_amount" | "other_fee";
      movement: string;
      expected: number | null;
      settled: number | null;
      found_at: Date;
      resolved_at: Date | null;
      note: string | null;
      resolved_by: string | null;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point" | null;
      order_id: number | null;
      order_number: string | null;
    };
    computed: never;
  };
  "list-payments-to-check": {
    values: readonly [checkAt: Date | string, value2: number];
    row: {
      uuid: string;
      payment_id: number;
      payment_key: string | null;
      confirm_started_at: Date | null;
    };
    computed: never;
  };
  "list-permissions-of-added-roles": {
    values: readonly [operatorId: number, role: readonly (string | null)[]];
    row: {
      permission: "webhooks.manage" | "orders.read" | "orders.ship" | "orders.refund" | "claims.decide" | "points.adjust" | "stock.change" | "prices.change" | "operators.manage" | "personal-data.read" | "catalog.edit" | "displays.edit" | "coupons.manage" | "members.read" | "members.edit" | "voices.answer" | "orders.note" | "data.export" | "settlements.manage";
    };
    computed: never;
  };
  "list-personal-data-accesses": {
    values: readonly [userId: number, value2: number];
    row: {
      at: Date;
      until: Date | null;
      reason: string;
      order_id: number | null;
      operator_name: string;
    };
    computed: never;
  };
  "list-planned-products": {
    values: readonly [productId: readonly (number | null)[]];
    row: {
      id: number;
      product_id: number;
    };
    computed: never;
  };
  "list-point-entries": {
    values: readonly [userId: number, id: number, value3: number];
    row: {
      id: number;
      amount: number;
      reason: string;
      order_id: number | null;
      at: Date;
      expires_at: Date;
      lot_reason: string;
      reward_kind: "purchase" | "text_review" | "photo_review" | null;
    };
    computed: "order_id";
  };
  "list-point-rules": {
    values: readonly [];
    row: {
      id: number;
      version: number;
      value: Json;
    };
    computed: never;
  };
  "list-points-of-member": {
    values: readonly [userId: number, value2: number];
    row: {
      id: number;
      amount: number;
      reason: string;
      order_id: number | null;
      expires_at: Date;
      at: Date;
    };
    computed: never;
  };
  "list-popular-searches": {
    values: readonly [];
    row: {
      rank: number;
      query: string;
      previous_rank: number | null;
      ranked_at: Date;
    };
    computed: never;
  };
  "list-previews": {
    values: readonly [id: number, value2: string | null, value3: boolean | null, expiresAt: Date | string, value5: number];
    row: {
      id: number;
      page_kind: "home" | "home-tab" | "home-sub-tab" | "display-group" | "product" | "page" | "best";
      page_id: number | null;
      path: string;
      variant: "todayfruit" | "market" | "farmer" | "ru" | null;
      shown_at: Date;
      shows_unpublished: boolean;
      created_at: Date;
      expires_at: Date;
      revoked_at: Date | null;
      created_by: string;
    };
    computed: never;
  };
  "list-privacy-log": {
    values: readonly [userId: number, id: number, at: Date | string, actor: readonly (string | null)[] | null, value5: number];
    row: {
      id: number;
      actor: "staff" | "farm" | "carrier" | "system" | "self";
      actor_name: string | null;
      act: string;
      reason: string | null;
      is_masked: boolean;
      order_ids: number[];
      inquiry_ids: number[];
      at: Date;
    };
    computed: never;
  };
  "list-produce-notice-rules": {
    values: readonly [];
    row: {
      id: number;
      kind: string;
      storage: string | null;
      notice: "ripe" | "storage" | "discard";
      days: number;
      name: string;
      title: string;
      advice: string;
    };
    computed: never;
  };
  "list-produce-notices-asked-again": {
    values: readonly [againOn: string, value2: number, id: number, value4: number];
    row: {
      id: number;
      user_id: number;
      notice: "ripe" | "storage" | "discard";
      title: string;
      advice: string;
      order_id: number;
      product: string;
      image: string | null;
      delivered_at: string | null;
    };
    computed: "image" | "delivered_at";
  };
  "list-product-groups": {
    values: readonly [];
    row: {
      code: string;
      name: string;
      product_ids: number[];
    };
    computed: never;
  };
  "list-products-for-message": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-products-of-change": {
    values: readonly [changeId: number];
    row: {
      id: number;
      order_id: number;
      distributor_id: number;
      status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      move: "accept" | "hold" | "dispatch" | null;
      from_status: string | null;
      to_status: string | null;
      is_moved_later: boolean;
      shipment_id: number | null;
      is_under_way: boolean;
      is_recalled: boolean;
      is_promise_moved: boolean;
    };
    computed: never;
  };
  "list-products-of-gifts": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      gift_id: number;
      gift_group_id: number;
      product_id: number;
      product_uuid: string;
      name: string;
      images: string[];
      distributor_name: string;
      distributor_id: number;
      distributor_region: string;
      options: Json | null;
    };
    computed: "options";
  };
  "list-promised-lines": {
    values: readonly [id: number];
    row: {
      id: number;
      order_product_id: number;
      gift_id: number | null;
      shipment_date: string | null;
      promised_dispatch_on: string | null;
      promised_arrival_from: string | null;
      promised_arrival_to: string | null;
      area: "major" | "secondary_area" | "third_area";
      distributor_id: number;
      delivery_company_code: string;
      unstoring_days_after: number;
      order_cutoff_time: string;
      shipping_weekdays: string[];
      origin_area: "major" | "secondary_area" | "third_area";
    };
    computed: never;
  };
  "list-proofs-of-order": {
    values: readonly [id: number, userId: number, expiresAt: Date | string];
    row: {
      name: string;
      phone: string;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      guest_name: string | null;
      guest_phone: string | null;
    };
    computed: "guest_name" | "guest_phone";
  };
  "list-providers-of-health": {
    values: readonly [value1: Date | string, approvedAt: Date | string];
    row: {
      provider: "payments" | "refunds" | "kakao" | "push" | "mail" | "tracking";
      last_success_at: Date | null;
      last_failure_at: Date | null;
      successes: number;
      failures: number;
    };
    computed: "last_success_at" | "last_failure_at";
  };
  "list-purchase-order-lines": {
    values: readonly [purchaseOrderId: number];
    row: {
      option_id: number;
      units: number;
      received: number;
    };
    computed: never;
  };
  "list-purchase-orders": {
    values: readonly [id: number, distributorId: readonly (number | null)[] | null, status: string | null, value4: number];
    row: {
      id: number;
      version: number;
      status: "waiting" | "partly_received" | "received" | "cancelled";
      distributor_id: number;
      distributor_name: string;
      expected_on: string;
      note: string;
      created_by: string;
      created_at: Date;
      lines: Json | null;
    };
    computed: "lines";
  };
  "list-purchasers": {
    values: readonly [id: number, createdAt: Date | string, createdAt: Date | string, status: readonly (string | null)[], value5: number];
    row: {
      id: number;
      grade: number;
      purchased: number;
    };
    computed: never;
  };
  "list-questions": {
    values: readonly [productId: number, value2: number, value3: number];
    row: {
      id: number;
      product_id: number;
      nickname: string;
      contents: string;
      is_secret: boolean;
      created_at: Date;
      updated_at: Date | null;
      answer: string | null;
      answer_writer: string | null;
      answered_at: Date | null;
      answer_changed_at: Date | null;
      hidden_for: string | null;
    };
    computed: never;
  };
  "list-questions-and-reviews-of-member": {
    values: readonly [userId: number, value2: number];
    row: {
      kind: "question" | "inquiry" | "review";
      id: number;
      contents: string | null;
      score: number | null;
      is_answered: boolean;
      at: Date;
    };
    computed: "contents" | "score";
  };
  "list-questions-to-answer": {
    values: readonly [value1: string, id: number, value3: number, value4: boolean | null, distributorId: readonly (number | null)[] | null];
    row: {
      id: number;
      product_id: number;
      nickname: string;
      contents: string;
      is_secret: boolean;
      created_at: Date;
      updated_at: Date | null;
      answer: string | null;
      answer_writer: string | null;
      answered_at: Date | null;
      answer_changed_at: Date | null;
      hidden_for: string | null;
      version: number;
      product_name: string;
      product_image: string | null;
    };
    computed: "product_image";
  };
  "list-queues-of-health": {
    values: readonly [dueAt: Date | string];
    row: {
      queue: "orderUpdates" | "messages" | "webhooks" | "refunds" | "imports";
      waiting: number;
      failing: number;
      since: Date | null;
    };
    computed: "since";
  };
  "list-received-gifts": {
    values: readonly [id: number, expiresAt: Date | string, place: number | null, id: number | null, value5: number];
    row: {
      id: number;
      place: number;
      link_generation: number;
      status: "unused" | "address_entered" | "delivery_waiting" | "delivering" | "delivered" | "declined" | "expired" | "withdrawn";
      sent_at: Date | null;
      expires_at: Date | null;
      thanks: string | null;
      notify_at: Date | null;
      sender_name: string;
      product_statuses: string[] | null;
    };
    computed: "product_statuses";
  };
  "list-receivers-of-season-box": {
    values: readonly [productId: number, value2: string];
    row: {
      id: number;
      user_id: number;
      dispatch_on: string;
    };
    computed: never;
  };
  "list-recommended-reviews": {
    values: readonly [value1: boolean, value2: number, value3: number, value4: number, value5: number];
    row: {
      id: number;
      score: number;
      contents: string;
      nickname: string;
      option_name: string;
      images: string[];
      product_id: number;
      helpful_count: number;
      product_name: string;
    };
    computed: never;
  };
  "list-refunded-products": {
    values: readonly [orderId: number, cancellationId: number | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-refunds": {
    values: readonly [value1: boolean | null, id: number | null, id: number, value4: number];
    row: {
      id: number;
      amount: number;
      reason: string;
      created_at: Date;
      tries: number;
      last_code: string | null;
      next_try_at: Date;
      done_at: Date | null;
      outcome: "returned" | "paid_elsewhere" | "waived" | "account_closed" | "nothing_owed" | "reversed" | null;
      outcome_reason: string | null;
      payment_key: string;
      order_id: number;
      order_uuid: string;
      order_name: string;
      refunded: number;
    };
    computed: never;
  };
  "list-refunds-of-payment": {
    values: readonly [paymentId: number];
    row: {
      id: number;
      amount: number;
      kind: "whole" | "part";
      outcome: "returned" | "paid_elsewhere" | "waived" | "account_closed" | "nothing_owed" | "reversed" | null;
      transactionKey: string | null;
      paymentKey: string;
    };
    computed: never;
  };
  "list-rehearsals": {
    values: readonly [waitingRoomId: number, id: number, value3: number];
    row: {
      id: number;
      version: number;
      buyers: number;
      state: "requested" | "running" | "done" | "failed" | "cancelled";
      failure: "interrupted" | "too_long" | "database" | "copy_not_empty" | "shop" | null;
      requested_by: string | null;
      requested_at: Date;
      started_at: Date | null;
      ended_at: Date | null;
      report: Json | null;
    };
    computed: never;
  };
  "list-related-products": {
    values: readonly [id: number, value2: number | null, value3: number];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
    };
    computed: "representative_special_price";
  };
  "list-repeat-purchases": {
    values: readonly [userId: number, createdAt: Date | string, status: readonly (string | null)[], value4: number];
    row: {
      product_id: number;
      product_name: string;
      product_image: string | null;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      purchases: number;
      days: string[];
      option_id: number;
      option_name: string;
      unit_price: number;
    };
    computed: "product_image";
  };
  "list-replacements": {
    values: readonly [value1: string | null, returnRequestId: number, value3: number];
    row: {
      id: number;
      order_id: number;
      order_product_id: number;
      product_name: string;
      distributor_name: string;
      receiver_name: string;
      created_at: Date;
      packed_at: Date | null;
      delivered_at: Date | null;
      dispatched_at: Date | null;
      carrier_code: string | null;
      invoice_number: string | null;
      user_id: number;
      status: "delivered" | "dispatched" | "packed" | "waiting";
      options: Json | null;
    };
    computed: "options";
  };
  "list-report-reasons": {
    values: readonly [];
    row: {
      id: number;
      name: string;
      ground: string;
      needs_words: boolean;
    };
    computed: never;
  };
  "list-restock-alarms": {
    values: readonly [userId: number, value2: number | null];
    row: {
      product_id: number;
      product_name: string;
      product_image: string | null;
      option_id: number | null;
      option_name: string | null;
      by_push: boolean;
      by_phone: boolean;
      ends_on: string;
    };
    computed: "product_image";
  };
  "list-restocked-goods": {
    values: readonly [at: Date | string];
    row: {
      product_id: number;
      option_id: number | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
    };
    computed: never;
  };
  "list-return-offers-to-pay": {
    values: readonly [offerUntil: Date | string, id: number, value3: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-return-requests": {
    values: readonly [value1: string | null, id: number, value3: number, value4: boolean];
    row: {
      id: number;
      order_id: number;
      order_number: string;
      distributor_name: string;
      order_product_id: number;
      resolution: "refund" | "replace";
      reason: "spoiled" | "damaged" | "missing" | "wrong_item" | "different" | "changed_mind";
      details: string;
      photos: string[];
      is_shown: boolean;
      answer: string | null;
      charged_to: "farm" | "shop";
      status: "offered" | "requested" | "approved" | "denied" | "taken_back";
      requested_at: Date;
      decided_at: Date | null;
      expected_price: number | null;
      expected_point: number | null;
      offered_total: number | null;
      offered_price: number | null;
      offered_point: number | null;
      offered_at: Date | null;
      offer_until: Date | null;
      reopened_at: Date | null;
      reopen_reason: string | null;
      product_name: string;
      refund_price: number;
      refund_point: number;
      buyer_name: string;
      pickup_on: string | null;
      pickup_carrier: string | null;
      pickup_ordered_at: Date | null;
      pickup_invoice: string | null;
      collected_at: Date | null;
      received_at: Date | null;
      is_replaced: boolean;
      replacement_carrier: string | null;
      replacement_invoice: string | null;
      dispatched_at: Date | null;
      replaced_at: Date | null;
      options: Json | null;
    };
    computed: "pickup_ordered_at" | "options";
  };
  "list-return-requests-of-order": {
    values: readonly [orderId: number];
    row: {
      id: number;
      order_id: number;
      order_number: string;
      distributor_name: string;
      order_product_id: number;
      resolution: "refund" | "replace";
      reason: "spoiled" | "damaged" | "missing" | "wrong_item" | "different" | "changed_mind";
      details: string;
      photos: string[];
      is_shown: boolean;
      answer: string | null;
      charged_to: "farm" | "shop";
      status: "offered" | "requested" | "approved" | "denied" | "taken_back";
      requested_at: Date;
      decided_at: Date | null;
      expected_price: number | null;
      expected_point: number | null;
      offered_total: number | null;
      offered_price: number | null;
      offered_point: number | null;
      offered_at: Date | null;
      offer_until: Date | null;
      reopened_at: Date | null;
      reopen_reason: string | null;
      product_name: string;
      refund_price: number;
      refund_point: number;
      buyer_name: string;
      pickup_on: string | null;
      pickup_carrier: string | null;
      pickup_ordered_at: Date | null;
      pickup_invoice: string | null;
      collected_at: Date | null;
      received_at: Date | null;
      is_replaced: boolean;
      replacement_carrier: string | null;
      replacement_invoice: string | null;
      dispatched_at: Date | null;
      replaced_at: Date | null;
      options: Json | null;
    };
    computed: "pickup_ordered_at" | "options";
  };
  "list-review-reports": {
    values: readonly [value1: string | null, value2: boolean | null, id: number, value4: number];
    row: {
      id: number;
      review_id: number;
      writer_id: number | null;
      product_name: string;
      product_image: string | null;
      contents: string;
      images: string[];
      video: string | null;
      score: number;
      ground: string;
      reason: string;
      status: "requested" | "upheld" | "dismissed";
      decision: string | null;
      created_at: Date;
      appeal_contents: string | null;
      appeal_status: "requested" | "upheld" | "dismissed" | null;
      appeal_decision: string | null;
    };
    computed: "product_image";
  };
  "list-reviews": {
    values: readonly [productId: number, value2: number | number, value3: number | number];
    row: {
      id: number;
      product_id: number;
      option_name: string;
      nickname: string;
      score: number;
      contents: string;
      images: string[];
      video: string | null;
      video_poster: string | null;
      video_seconds: number | null;
      sweetness: number | null;
      freshness: number | null;
      size: number | null;
      packaging: number | null;
      harvest_month: string | null;
      helpful_count: number;
      purchase_count: number;
      grade_name: string | null;
      seller_reply: Json | null;
      created_at: Date;
      updated_at: Date | null;
      hidden_at: Date | null;
      hidden_for: string | null;
    };
    computed: "harvest_month";
  };
  "list-roles": {
    values: readonly [];
    row: {
      id: number;
      version: number;
      name: string;
      title: string;
      is_own: boolean;
      goodwill_limit: number;
      claim_goodwill_limit: number;
      permissions: string[];
      operator_count: number;
    };
    computed: never;
  };
  "list-searches-of-days": {
    values: readonly [day: string, day: string];
    row: {
      query: string;
      searches: number;
      without_result: number;
      place: number;
      missing_place: number;
      all_searches: number | null;
      all_without_result: number | null;
    };
    computed: "all_searches" | "all_without_result";
  };
  "list-season-boxes-to-tell": {
    values: readonly [settlesOn: string, value2: number];
    row: {
      id: number;
      month: string;
      items: string[];
      product_name: string;
      image: string | null;
    };
    computed: "image";
  };
  "list-seasonal-fruit": {
    values: readonly [kind: number, comingSoonAt: Date | string];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
      kind: string;
      months: number[];
    };
    computed: "representative_special_price";
  };
  "list-sent-parcels": {
    values: readonly [dispatchedAt: Date | string, dispatchedAt: Date | string, distributorId: readonly (number | null)[] | null, id: number, value5: number];
    row: {
      id: number;
      version: number;
      carrier_code: string;
      carrier_name: string;
      invoice_number: string;
      dispatched_at: Date;
      delivered_at: Date | null;
      order_id: number;
      number: string;
      gift_id: number | null;
      receiver_name: string;
      is_replacement: boolean;
      last_event: Json | null;
    };
    computed: "last_event";
  };
  "list-sessions": {
    values: readonly [userId: number, hash: Uint8Array, expiresAt: Date | string];
    row: {
      id: string;
      is_current: boolean;
      user_agent: string;
      created_at: Date;
      last_seen_at: Date | null;
    };
    computed: never;
  };
  "list-sessions-of-member": {
    values: readonly [userId: number, expiresAt: Date | string, value3: number];
    row: {
      id: string;
      user_agent: string;
      created_at: Date;
      seen_at: Date;
    };
    computed: never;
  };
  "list-settlement-adjustments": {
    values: readonly [settlementId: number];
    row: {
      id: number;
      kind: "shipping" | "return" | "return_shipping" | "correction";
      order_id: number | null;
      order_number: string | null;
      amount: number;
      reason: string;
    };
    computed: never;
  };
  "list-settlement-lines": {
    values: readonly [settlementId: number];
    row: {
      product_id: number;
      product_name: string;
      option_name: string;
      supply_cost: number;
      units: number;
      amount: number;
    };
    computed: never;
  };
  "list-settlements": {
    values: readonly [id: number, distributorId: readonly (number | null)[] | null, value3: boolean | null, value4: number];
    row: {
      id: number;
      distributor_id: number;
      distributor_name: string;
      units: number;
      goods: number;
      shipping: number;
      returns: number;
      corrections: number;
      total: number;
      through: string;
      closed_at: Date;
      closed_by: string | null;
      paid_on: string | null;
      version: number;
    };
    computed: never;
  };
  "list-sheet-import-parts": {
    values: readonly [id: number];
    row: {
      own_problems: Json;
      problems: Json;
      change_id: number | null;
    };
    computed: never;
  };
  "list-sheet-imports": {
    values: readonly [id: number, sheet: string | null, status: string | null, value4: number];
    row: {
      id: number;
      sheet: "products" | "options" | "prices" | "stock" | "dispatches";
      status: "running" | "done" | "failed" | "stopped" | "undone";
      file_name: string;
      row_count: number;
      reason: string;
      operator_id: number;
      operator_name: string;
      created_at: Date;
      ended_at: Date | null;
      problem_count: number;
      changed_count: number;
      done_count: number;
    };
    computed: never;
  };
  "list-shipments": {
    values: readonly [orderId: number];
    row: {
      id: number;
      carrier_code: string;
      carrier_name: string;
      tracking_url: string | null;
      invoice_number: string;
      dispatched_at: Date;
      delivered_at: Date | null;
      version: number;
      product_ids: number[];
      is_replacement: boolean;
      events: Json;
    };
    computed: never;
  };
  "list-shown-pages": {
    values: readonly [beginAt: Date | string, value2: number];
    row: {
      slug: string;
      title: string;
      end_at: Date | null;
    };
    computed: never;
  };
  "list-shown-popups": {
    values: readonly [variants: string, beginAt: Date | string, value3: number];
    row: {
      id: number;
      title: string;
      text: string | null;
      image: string | null;
      image_alt: string;
      href: string | null;
      end_at: Date;
    };
    computed: never;
  };
  "list-sign-up-coupons": {
    values: readonly [validFrom: Date | string];
    row: {
      held: Json;
      valid_days: number | null;
    };
    computed: never;
  };
  "list-sitemap-parts": {
    values: readonly [place: number];
    row: {
      first_id: number;
      total: number;
    };
    computed: never;
  };
  "list-sitemap-products": {
    values: readonly [id: number, value2: number];
    row: {
      id: number;
      name: string;
      image: string | null;
    };
    computed: "image";
  };
  "list-states-of-pinned-products": {
    values: readonly [id: readonly (number | null)[], opensAt: Date | string];
    row: {
      id: number;
      name: string;
      is_buyable: boolean;
    };
    computed: never;
  };
  "list-stock-alerts": {
    values: readonly [id: number, value2: boolean | null, value3: number];
    row: {
      id: number;
      option_id: number;
      threshold: number;
      raised_at: Date;
      acknowledged_at: Date | null;
      product_id: number;
      product_name: string;
      option_name: string;
      distributor_name: string;
      available: number;
    };
    computed: never;
  };
  "list-stock-levels": {
    values: readonly [id: number, value2: string | null, distributorId: readonly (number | null)[] | null, value4: number];
    row: {
      id: number;
      version: number;
      product_id: number;
      product_name: string;
      option_name: string;
      image: string | null;
      status: "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";
      distributor_id: number;
      distributor_name: string;
      on_hand: number;
      reserved: number;
      low_at: number | null;
      code: string | null;
      expires_on: string | null;
    };
    computed: "image";
  };
  "list-stock-lots": {
    values: readonly [id: number, distributorId: readonly (number | null)[] | null, optionId: number | null, productId: number | null, status: string | null, expiresOn: string | null, value7: boolean, value8: string | null, value9: number];
    row: {
      id: number;
      version: number;
      option_id: number;
      product_id: number;
      product_name: string;
      option_name: string;
      distributor_id: number;
      distributor_name: string;
      code: string;
      harvested_on: string;
      expires_on: string;
      brix_average: number | null;
      brix_minimum: number | null;
      photo: string | null;
      note: string;
      status: "open" | "held" | "recalled";
      recall_reason: string | null;
      recalled_at: Date | null;
      stock_receipt_id: number | null;
      received: number;
      remaining: number;
      created_at: Date;
    };
    computed: never;
  };
  "list-stock-receipts": {
    values: readonly [id: number, purchaseOrderId: number | null, value3: number];
    row: {
      id: number;
      purchase_order_id: number;
      distributor_name: string;
      received_by: string;
      received_at: Date;
      note: string;
      lines: Json | null;
    };
    computed: "lines";
  };
  "list-stock-rule-conflicts": {
    values: readonly [value1: string];
    row: {
      id: number | null;
      is_unknown: boolean;
      is_taken: boolean;
    };
    computed: "id";
  };
  "list-sub-tabs": {
    values: readonly [key: string];
    row: {
      id: number | null;
      key: string | null;
      name: string | null;
      category_id: number | null;
    };
    computed: never;
  };
  "list-subscriptions": {
    values: readonly [userId: number, value2: number];
    row: {
      id: number;
      version: number;
      user_id: number;
      option_id: number;
      product_id: number;
      product_name: string;
      option_name: string;
      image: string | null;
      units: number;
      interval_weeks: number;
      weekday: "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";
      card_id: number | null;
      issuer_code: string | null;
      number_masked: string | null;
      address: Json;
      price_limit: number | null;
      status: "active" | "paused" | "ended";
      pause_reason: "buyer" | "operator" | "option_ended" | "undeliverable" | "card_removed" | null;
      created_at: Date;
      ended_at: Date | null;
      variant: string;
      is_box: boolean;
      is_open: boolean;
      intervals: number[];
      cycle_id: number | null;
      number: number | null;
      scheduled_on: string | null;
      dispatch_on: string | null;
      move_reason: "closed_day" | "chosen" | "delayed" | null;
      cycle_status: "scheduled" | "charging" | "failed" | "paid" | "skipped" | null;
      reminded_at: Date | null;
      asked_at: Date | null;
      approved_price: number | null;
      failure_code: string | null;
      failure_message: string | null;
      goods_price: number | null;
      last_number: number | null;
      last_dispatch_on: string | null;
      last_scheduled_on: string | null;
      last_skip_reason: "buyer" | "operator" | "paused" | "ended" | "price_over_limit" | "card_failed" | "order_failed" | "waiting_room" | "sold_out" | "option_ended" | "undeliverable" | null;
      last_id: number | null;
      last_goods_price: number | null;
      box: Json | null;
    };
    computed: "image" | "scheduled_on" | "dispatch_on" | "last_dispatch_on" | "last_scheduled_on" | "last_goods_price" | "box";
  };
  "list-subscriptions-without-card": {
    values: readonly [value1: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-summaries": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      uuid: string;
      name: string;
      sub_title: string;
      images: string[];
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      is_sold_out: boolean;
      list_price: number;
      price: number;
      tax_status: "tax_free" | "taxable";
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      score_average: number;
      question_count: number;
      review_count: number;
      favorite_count: number;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_bundle: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      max_unit_in_box: number;
      unstoring_days_after: number;
      free_shipping_from: number;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      label_recommend: string | null;
      label_shipping_method: string | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      no_resale: boolean;
      distributor_id: number;
      distributor_name: string;
      distributor_region: string;
      category_id: number;
      category_name: string;
      parent_id: number | null;
      parent_name: string | null;
      timed_prices: Json;
      representative_special_price: number | null;
    };
    computed: "representative_special_price";
  };
  "list-table-records": {
    values: readonly [id: number, value2: string | null, value3: number];
    row: {
      id: number;
      version: number;
      fields: Json;
    };
    computed: never;
  };
  "list-table-records-in-use": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
    };
    computed: never;
  };
  "list-takeable-lots": {
    values: readonly [optionId: readonly (number | null)[]];
    row: {
      id: number;
      option_id: number;
      status: "open" | "held" | "recalled";
      harvested_on: string;
      expires_on: string;
      remaining: number;
    };
    computed: never;
  };
  "list-taken-lot-codes": {
    values: readonly [value1: string];
    row: {
      id: number | null;
    };
    computed: "id";
  };
  "list-taken-page-slugs": {
    values: readonly [id: string];
    row: {
      id: number | null;
    };
    computed: "id";
  };
  "list-taken-produce-notice-rules": {
    values: readonly [value1: string];
    row: {
      id: number | null;
    };
    computed: "id";
  };
  "list-taken-search-pins": {
    values: readonly [value1: string];
    row: {
      id: number | null;
    };
    computed: "id";
  };
  "list-taken-search-words": {
    values: readonly [value1: string];
    row: {
      id: number | null;
    };
    computed: "id";
  };
  "list-taken-terms": {
    values: readonly [id: string];
    row: {
      id: number;
      is_label_taken: boolean | null;
    };
    computed: "is_label_taken";
  };
  "list-tax-invoice-requests": {
    values: readonly [id: number, value2: number, number?: string];
    row: {
      id: number;
      order_id: number;
      business_number: string;
      company_name: string;
      representative: string;
      address: string;
      business_type: string;
      business_item: string;
      email: string;
      requested_at: Date;
      requested_by: number;
      cancelled_at: Date | null;
      number: string;
      orderId: number;
      approved_at: Date | null;
      money: number;
      tax_free: number;
      issued: Json;
    };
    computed: never;
  };
  "list-thank-you-cards": {
    values: readonly [value1: Date | string | null, value2: number, value3: number];
    row: {
      id: number;
      version: number;
      order_id: number;
      receiver_name: string;
      sender_name: string;
      thanks: string;
      thanks_card: "heart" | "thanks" | "congratulations" | "flower" | "fruit" | null;
      thanks_photo: string | null;
      thanks_hidden_for: string | null;
      thanked_at: Date;
      product_name: string | null;
    };
    computed: "product_name";
  };
  "list-timed-prices": {
    values: readonly [endsAt: Date | string, productId: number | null];
    row: {
      id: number;
      option_id: number;
      product_id: number;
      product_name: string;
      ordinary_price: number;
      price: number;
      begins_at: Date;
      ends_at: Date;
      version: number;
    };
    computed: never;
  };
  "list-timed-prices-of-products": {
    values: readonly [id: readonly (number | null)[], beginsAt: Date | string | null];
    row: {
      id: number;
      price: number | null;
    };
    computed: "price";
  };
  "list-turns-of-pinned-reviews": {
    values: readonly [value1: string];
    row: {
      id: number;
      place: number | null;
    };
    computed: "place";
  };
  "list-undeliverable-areas": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      primary_area: boolean;
      secondary_area: boolean;
      third_area: boolean;
    };
    computed: never;
  };
  "list-units-without-lot": {
    values: readonly [optionId: readonly (number | null)[]];
    row: {
      option_id: number;
      units: number | null;
    };
    computed: "units";
  };
  "list-unknown-advertised": {
    values: readonly [value1: string];
    row: {
      id: number | null;
    };
    computed: "id";
  };
  "list-unknown-display-contents": {
    values: readonly [value1: string];
    row: {
      id: number | null;
      field: "productIds" | "bannerIds" | "categoryIds" | "reviewIds" | "videoIds";
    };
    computed: "id";
  };
  "list-unknown-pinned-products": {
    values: readonly [value1: string];
    row: {
      id: number | null;
    };
    computed: "id";
  };
  "list-unsettled-compensations": {
    values: readonly [distributorId: readonly (number | null)[], id: readonly (number | null)[]];
    row: {
      order_option_id: number;
      option_id: number;
      order_product_id: number;
      order_id: number;
      distributor_id: number;
      name: string;
      cost: number;
      compensated: number;
      deducted: number;
    };
    computed: never;
  };
  "list-unsettled-corrections": {
    values: readonly [distributorId: readonly (number | null)[]];
    row: {
      id: number;
      distributor_id: number;
      amount: number;
    };
    computed: never;
  };
  "list-unsettled-products": {
    values: readonly [distributorId: readonly (number | null)[], value2: Date | string];
    row: {
      id: number;
      order_id: number;
      distributor_id: number;
      units: number;
      goods: number;
    };
    computed: never;
  };
  "list-unsettled-shipping-back": {
    values: readonly [distributorId: readonly (number | null)[], id: readonly (number | null)[]];
    row: {
      cancellation_id: number;
      order_id: number;
      distributor_id: number;
      name: string;
      amount: number | null;
    };
    computed: "amount";
  };
  "list-untold-sales": {
    values: readonly [at: Date | string, value2: number];
    row: {
      kind: "purchase" | "refund";
      id: number;
      order_uuid: string;
      at: Date;
      client_id: string;
      session_id: string;
      value: number;
      shipping: number;
      items: Json | null;
    };
    computed: "items";
  };
  "list-unused-coupons": {
    values: readonly [validUntil: Date | string];
    row: {
      id: number;
      name: string;
      unused: number;
      at_most: number;
    };
    computed: never;
  };
  "list-video-bookmarks": {
    values: readonly [userId: number, value2: Date | string, value3: number, value4: number];
    row: {
      id: number;
      title: string;
      contents: string;
      video_url: string;
      thumbnail: string;
      duration_seconds: number;
      width: number;
      height: number;
      view_count: number;
      share_count: number;
      sort_key: string;
    };
    computed: never;
  };
  "list-video-conflicts": {
    values: readonly [value1: string];
    row: {
      id: number | null;
      is_slug_taken: boolean;
      has_unknown_product: boolean;
    };
    computed: "id";
  };
  "list-videos": {
    values: readonly [value1: Date | string, value2: number, value3: number];
    row: {
      id: number;
      title: string;
      contents: string;
      video_url: string;
      thumbnail: string;
      duration_seconds: number;
      width: number;
      height: number;
      view_count: number;
      share_count: number;
      product_ids: number[];
      sort_key: string;
    };
    computed: never;
  };
  "list-viewed-products": {
    values: readonly [userId: number, viewedAt: Date | string, value3: number];
    row: {
      product_id: number;
      viewed_at: Date;
      price: number;
    };
    computed: never;
  };
  "list-waiting-room-facts": {
    values: readonly [value1: string];
    row: {
      id: number | null;
      is_moved: boolean | null;
      is_drawn: boolean;
      is_closed: boolean;
      is_counted: boolean;
      free: number | null;
      sale_type: "normal" | "limited" | "comingSoon" | "funding" | null;
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
    };
    computed: "id" | "is_moved" | "free";
  };
  "list-waiting-room-places": {
    values: readonly [waitingRoomId: number, value2: number, value3: number, value4: number];
    row: {
      id: number;
      user_id: number | null;
      ticket: string;
      state: "waiting" | "called" | "paying" | "bought" | "expired" | "left" | "missed";
      came_at: Date;
      is_drawn: boolean;
      number: number | null;
      called_at: Date | null;
      held_until: Date | null;
      held_units: number | null;
      order_id: number | null;
      order_units: number | null;
      ended_at: Date | null;
      paid_at: Date | null;
      draw_hash: string | null;
    };
    computed: "draw_hash";
  };
  "list-webhook-deliveries": {
    values: readonly [id: number, endpointId: number | null, type: string | null, status: string | null, value5: number];
    row: {
      id: number;
      endpoint_id: number;
      url: string | null;
      message_id: string;
      type: string;
      subject: string;
      status: "pending" | "delivered" | "failed";
      attempts: number;
      occurred_at: Date;
      attempted_at: Date | null;
      next_attempt_at: Date | null;
      response_status: number | null;
      response_body: string | null;
      error: string | null;
      duration_ms: number | null;
    };
    computed: never;
  };
  "list-webhook-endpoints": {
    values: readonly [oldSecretEndsAt: Date | string, id: number, value3: string | null, value4: number];
    row: {
      id: number;
      version: number;
      url: string;
      events: string[];
      description: string;
      is_enabled: boolean;
      has_secret: boolean;
      old_secret_ends_at: Date | null;
      failing_since: Date | null;
      disabled_for: "failing" | "gone" | null;
      disabled_at: Date | null;
    };
    computed: "old_secret_ends_at";
  };
  "list-withdrawable-products": {
    values: readonly [orderId: number];
    row: {
      id: number;
      order_id: number;
      product_id: number;
      distributor_id: number;
      name: string;
      images: string[];
      distributor_name: string;
      status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      gift_id: number | null;
      is_withdrawn: boolean;
      receiver: number | null;
      bought: Json | null;
      options: Json | null;
    };
    computed: "bought" | "options";
  };
  "list-withdrawable-products-of-orders": {
    values: readonly [orderId: readonly (number | null)[]];
    row: {
      id: number;
      order_id: number;
      product_id: number;
      distributor_id: number;
      name: string;
      images: string[];
      distributor_name: string;
      status: "request" | "stock_out" | "withdraw_request" | "withdraw_partially" | "withdraw_complete" | "replace_request" | "replace_complete" | "return_request" | "return_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      gift_id: number | null;
      is_withdrawn: boolean;
      receiver: number | null;
      bought: Json | null;
      options: Json | null;
    };
    computed: "bought" | "options";
  };
  "list-withdrawables": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      uuid: string;
      user_id: number;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      is_gift: boolean;
      withdraw_type: "normal" | "withdraw_oi_only" | "withdraw_oip_only" | "withdraw_deny";
      cancel_denied_reason: string | null;
      area: "major" | "secondary_area" | "third_area";
      charged_area: "major" | "secondary_area" | "third_area";
      shipping_fee_type: "type01" | "type02" | "type03";
      coupon_discount: number;
      used_point: number;
      price: number;
      tax_free: number;
      expected_reward_point: number;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      guest_name: string | null;
      guest_phone: string | null;
      payment_id: number;
      payment_status: "waiting" | "paid" | "withdraw";
      payment_key: string | null;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      captured: number;
      refunded: number;
      approved_at: Date | null;
      coupon_min_price: number;
      shipping_coupon_min_price: number;
      shipping_discounts: Json;
      has_account: boolean;
    };
    computed: "guest_name" | "guest_phone";
  };
  "list-wrong-home-sub-tabs": {
    values: readonly [value1: string];
    row: {
      id: number | null;
      field: "tabId" | "categoryId" | "groupIds" | "key";
    };
    computed: "id";
  };
  "lock-address-book": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-allowed-networks": {
    values: readonly [];
    row: {
      version: number;
    };
    computed: never;
  };
  "lock-asker": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-audience": {
    values: readonly [id: number];
    row: {
      phone: string | null;
      advertising_alarm: boolean;
      night_alarm: boolean;
    };
    computed: "phone";
  };
  "lock-best-ranking": {
    values: readonly [];
    row: {
      locked: string | null;
    };
    computed: "locked";
  };
  "lock-birthdays-due": {
    values: readonly [monthDay: readonly (string | null)[], year: number, value3: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-carrier": {
    values: readonly [code: string];
    row: {
      rest_weekdays: string[];
    };
    computed: never;
  };
  "lock-cart": {
    values: readonly [userId: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-charging-cycle": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-checkout-link": {
    values: readonly [id: string];
    row: {
      expires_at: Date;
      used_at: Date | null;
    };
    computed: never;
  };
  "lock-completable-order": {
    values: readonly [id: number];
    row: {
      id: number;
      user_id: number;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      expected_reward_point: number;
      is_here: boolean;
      terms: Json | null;
    };
    computed: "terms";
  };
  "lock-consenting-member": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-coupon": {
    values: readonly [id: number, downloadFrom: Date | string];
    row: {
      id: number;
      valid_until: Date;
      valid_days: number | null;
      per_member: number;
      is_offered: boolean;
      is_left: boolean | null;
      left_count: number | null;
    };
    computed: "is_left" | "left_count";
  };
  "lock-coupon-definitions": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      name: string;
      target: "products" | "shipping";
      discount_kind: "amount" | "percent";
      discount_amount: number;
      discount_percent: number | null;
      conditions: Json;
      valid_from: Date;
      valid_until: Date;
      valid_days: number | null;
      download_from: Date | null;
      download_until: Date | null;
      issue_limit: number | null;
      per_member: number;
      code: string | null;
      moment: "sign_up" | "birthday" | "first_purchase" | "grade" | null;
      moment_grade: number | null;
      budget: number | null;
      is_stopped: boolean;
      scope: Json;
    };
    computed: never;
  };
  "lock-draft-order": {
    values: readonly [id: number];
    row: {
      id: number;
      phone_end: string;
      expires_at: Date;
      cancelled_at: Date | null;
    };
    computed: never;
  };
  "lock-due-campaign": {
    values: readonly [sendAt: Date | string, id: number];
    row: {
      id: number;
      text: string;
      other_text: string | null;
      other_share: number | null;
      channels: string[];
      send_at: Date;
    };
    computed: never;
  };
  "lock-due-events": {
    values: readonly [emailLettersUntil: Date | string, value2: number, template: readonly (string | null)[]];
    row: {
      id: number;
      user_id: number;
      dedupe_key: string;
      template: string;
      subject: string;
      href: string;
      variables: Json;
      channels: string[];
      created_at: Date;
      expires_at: Date;
      has_left: boolean;
      order_delivery_alarm: boolean;
      client_center_reply_alarm: boolean;
      advertising_alarm: boolean;
      phone: string | null;
      email: string | null;
      account_change_id: string | null;
      devices: string[];
    };
    computed: "phone" | "email";
  };
  "lock-due-reward": {
    values: readonly [id: number];
    row: {
      id: number;
      kind: "purchase" | "text_review" | "photo_review";
      user_id: number;
      amount: number;
      available_at: Date;
      expires_at: Date;
      has_left: boolean;
    };
    computed: never;
  };
  "lock-expired-lots": {
    values: readonly [userId: number, expiresAt: Date | string];
    row: {
      id: number;
      remaining: number;
    };
    computed: never;
  };
  "lock-expired-restock-alarms": {
    values: readonly [endsOn: string, value2: number];
    row: {
      id: number;
      user_id: number;
      product_id: number;
      product_name: string;
      product_image: string | null;
      option_name: string | null;
      by_push: boolean;
      by_phone: boolean;
      phone: string | null;
    };
    computed: "product_image";
  };
  "lock-farm-dispatch": {
    values: readonly [id: number];
    row: {
      orderCutoffTime: string;
      shippingWeekdays: string[];
    };
    computed: never;
  };
  "lock-farm-settlement": {
    values: readonly [id: number];
    row: {
      id: number;
      version: number;
    };
    computed: never;
  };
  "lock-farms-to-settle": {
    values: readonly [id: readonly (number | null)[] | null];
    row: {
      id: number;
      name: string;
    };
    computed: never;
  };
  "lock-forms-of-who-leaves": {
    values: readonly [userId: number];
    row: {
      id: string;
    };
    computed: never;
  };
  "lock-given-points": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      user_id: number;
      amount: number;
      remaining: number;
      expires_at: Date;
      is_member: boolean;
    };
    computed: never;
  };
  "lock-grade-rules": {
    values: readonly [recordId: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      grades: Json;
      period_months: number | null;
    };
    computed: "period_months";
  };
  "lock-grade-run": {
    values: readonly [month: string];
    row: {
      done_until: number;
      finished_at: Date | null;
    };
    computed: never;
  };
  "lock-guest-orders": {
    values: readonly [value1: string];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-held-coupons": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      coupon_id: number;
      user_id: number;
      nth: number;
      valid_until: Date;
      issued_at: Date;
    };
    computed: never;
  };
  "lock-home-sub-tabs": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      fields: Json;
    };
    computed: never;
  };
  "lock-home-tabs": {
    values: readonly [];
    row: {
      id: number;
      key: string;
      isDefault: boolean;
      isShown: boolean;
    };
    computed: never;
  };
  "lock-inquirer": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-inquiry": {
    values: readonly [id: number];
    row: {
      id: number;
      user_id: number;
      answered_at: Date | null;
      order_id: number | null;
    };
    computed: "order_id";
  };
  "lock-inquiry-to-answer": {
    values: readonly [id: number];
    row: {
      id: number;
      user_id: number;
      kind: "delivery" | "return" | "product" | "payment" | "account";
      wants_notice: boolean;
      name: string | null;
      guest_phone: string | null;
    };
    computed: "name" | "guest_phone";
  };
  "lock-leaving-member": {
    values: readonly [id: number];
    row: {
      email: string | null;
      name: string | null;
      phone: string | null;
      password_hash: string | null;
    };
    computed: never;
  };
  "lock-live-order": {
    values: readonly [orderTmpId: string];
    row: {
      order_id: number;
      order_status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      payment_key: string | null;
    };
    computed: never;
  };
  "lock-logins": {
    values: readonly [value1: string, value2: string];
    row: {
      locked: string | null;
    };
    computed: "locked";
  };
  "lock-lots-of-options": {
    values: readonly [value1: readonly (number | null)[]];
    row: {
      option_id: number | null;
    };
    computed: "option_id";
  };
  "lock-member": {
    values: readonly [id: number];
    row: {
      email: string | null;
      email_verified_at: Date | null;
      name: string | null;
      phone: string | null;
      password_hash: string | null;
    };
    computed: never;
  };
  "lock-member-points": {
    values: readonly [id: number];
    row: {
      id: number;
      point_balance: number;
    };
    computed: never;
  };
  "lock-members": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      is_blocked: boolean;
      hand_grade: number | null;
      hand_grade_until: string | null;
    };
    computed: never;
  };
  "lock-members-for-points": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      point_balance: number;
    };
    computed: never;
  };
  "lock-my-question": {
    values: readonly [id: number, userId: number];
    row: {
      is_answered: boolean;
    };
    computed: never;
  };
  "lock-my-review": {
    values: readonly [id: number, userId: number];
    row: {
      order_product_id: number;
    };
    computed: never;
  };
  "lock-next-import-part": {
    values: readonly [];
    row: {
      id: number;
      sheet: "products" | "options" | "prices" | "stock" | "dispatches";
      columns: Json;
      is_partial: boolean;
      reason: string;
      operator_id: number;
      operator_name: string;
      operator_email: string;
      source: "login" | "command" | "api_key";
      request_id: string;
      ip_address: string | null;
      place: number;
      rows: Json;
      is_last: boolean;
    };
    computed: never;
  };
  "lock-open-refund": {
    values: readonly [id: number];
    row: {
      id: number;
      payment_id: number;
      payment_key: string;
      amount: number;
      tax_free: number | null;
      cancellation_id: number | null;
      reason: string;
      refusals: number;
      next_try_at: Date;
      asked_at: Date | null;
      created_at: Date;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      order_id: number;
      order_uuid: string;
      user_id: number;
      captured: number;
      tax_free_left: number;
      account_key_id: string | null;
      account_sealed: Uint8Array | null;
    };
    computed: "account_key_id" | "account_sealed";
  };
  "lock-operator-change": {
    values: readonly [id: number];
    row: {
      id: number;
      noun: string;
      status: "scheduled" | "applied" | "cancelled" | "failed" | "undone";
      rows: Json;
      effective_at: Date;
      undoes_id: number | null;
    };
    computed: never;
  };
  "lock-operators": {
    values: readonly [];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-option-prices": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      list_price: number;
      price: number;
      special_sale_price: number | null;
      supply_cost: number;
      unit_price_unit: string | null;
      unit_price_amount: number | null;
      weight_value: number | null;
      weight_unit: string | null;
    };
    computed: never;
  };
  "lock-option-stock": {
    values: readonly [optionId: number, distributorId: readonly (number | null)[] | null];
    row: {
      option_id: number;
      on_hand: number;
      reserved: number;
    };
    computed: never;
  };
  "lock-option-stocks": {
    values: readonly [optionId: readonly (number | null)[], distributorId: readonly (number | null)[] | null];
    row: {
      option_id: number;
      on_hand: number;
      reserved: number;
      waiting_room_id: number | null;
    };
    computed: never;
  };
  "lock-options": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      product_id: number;
      name: string;
      sort: number;
      amount: number;
      weight_value: number | null;
      weight_unit: string | null;
      status: "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";
      shipment_date: string | null;
      max_unit_in_box: number;
      price: number;
      unit_price_unit: string | null;
      unit_price_amount: number | null;
    };
    computed: never;
  };
  "lock-order": {
    values: readonly [id: number];
    row: {
      id: number;
      uuid: string;
      user_id: number;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
    };
    computed: never;
  };
  "lock-order-form": {
    values: readonly [id: string];
    row: {
      id: string;
    };
    computed: never;
  };
  "lock-order-notes": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      memo: string;
      tags: string[];
      assignee_id: number | null;
    };
    computed: never;
  };
  "lock-order-of-gift": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-orders-of-change": {
    values: readonly [id: number];
    row: {
      id: number;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
    };
    computed: never;
  };
  "lock-orders-of-who-leaves": {
    values: readonly [userId: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-owed-rewards": {
    values: readonly [userId: number];
    row: {
      id: number;
      owed: number;
    };
    computed: never;
  };
  "lock-owner-of-cards": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-parcel": {
    values: readonly [id: number];
    row: {
      id: number;
      version: number;
      carrier_code: string;
      invoice_number: string;
      dispatched_at: Date;
      delivered_at: Date | null;
    };
    computed: never;
  };
  "lock-payment-difference": {
    values: readonly [id: number];
    row: {
      id: number;
      day: string;
      kind: "missing_here" | "missing_there" | "other_amount" | "other_fee";
      movement: string;
      expected: number | null;
      settled: number | null;
      found_at: Date;
      resolved_at: Date | null;
      note: string | null;
      resolved_by: string | null;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point" | null;
      order_id: number | null;
      order_number: string | null;
    };
    computed: never;
  };
  "lock-phone": {
    values: readonly [value1: string];
    row: {
      locked: string | null;
    };
    computed: "locked";
  };
  "lock-point-lots": {
    values: readonly [userId: number];
    row: {
      id: number;
      remaining: number;
      available_at: Date;
      expires_at: Date;
    };
    computed: never;
  };
  "lock-point-rules": {
    values: readonly [recordId: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      value: Json;
    };
    computed: never;
  };
  "lock-preview": {
    values: readonly [id: number];
    row: {
      id: number;
      page_kind: "home" | "home-tab" | "home-sub-tab" | "display-group" | "product" | "page" | "best";
      expires_at: Date;
      revoked_at: Date | null;
    };
    computed: never;
  };
  "lock-priced-option": {
    values: readonly [id: number];
    row: {
      id: number;
      ordinary_price: number;
    };
    computed: never;
  };
  "lock-products": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      name: string;
      sub_title: string;
      kind: string;
      status: "waiting" | "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended" | "removed";
      category_id: number;
      distributor_id: number;
      representative_option_id: number;
      tax_status: "tax_free" | "taxable";
      origin: string;
      storage: string;
      harvest_note: string | null;
      expiry_note: string | null;
      season_note: string | null;
      sweetness_brix: number | null;
      next_harvest_on: string | null;
      keywords: string[];
      images: string[];
      contents: Json;
      item_notice: Json | null;
      video_url: string | null;
      related_product_ids: number[];
      label_recommend: string | null;
      label_shipping_method: string | null;
      is_exclusive: boolean;
      is_app_only: boolean;
      is_wholesale: boolean;
      min_grade: number | null;
      restricted_stock_order: boolean;
      requires_share: boolean;
      no_resale: boolean;
      sale_type: "normal" | "limited" | "comingSoon" | "funding";
      coming_soon_at: Date | null;
      limited_begin_at: Date | null;
      limited_end_at: Date | null;
      goal_quantity: number | null;
      shipping_base: number;
      shipping_primary_area: number;
      shipping_secondary_area: number;
      shipping_third_area: number;
      shipping_fee_unit: "order" | "box";
      free_shipping_from: number;
      is_bundle: boolean;
      undeliverable_primary_area: boolean;
      undeliverable_secondary_area: boolean;
      undeliverable_third_area: boolean;
      undeliverable_note: string | null;
      delivery_company_code: string;
      max_unit_in_box: number;
      unstoring_days_after: number;
      seo_title: string | null;
      seo_description: string | null;
      image_alts: Json;
    };
    computed: never;
  };
  "lock-products-of-reviews": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-purchase-orders": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      status: "waiting" | "partly_received" | "received" | "cancelled";
      expected_on: string;
      note: string;
    };
    computed: never;
  };
  "lock-question": {
    values: readonly [id: number, distributorId: readonly (number | null)[] | null];
    row: {
      answer: string | null;
    };
    computed: never;
  };
  "lock-questions": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      hidden_for: string | null;
    };
    computed: never;
  };
  "lock-receipt-request": {
    values: readonly [orderId: number];
    row: {
      order_id: number;
    };
    computed: never;
  };
  "lock-receipts-of-order": {
    values: readonly [orderId: number];
    row: {
      order_id: number;
    };
    computed: never;
  };
  "lock-rehearsals": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      state: "requested" | "running" | "done" | "failed" | "cancelled";
    };
    computed: never;
  };
  "lock-replacement": {
    values: readonly [returnRequestId: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-reported-review": {
    values: readonly [id: number];
    row: {
      writer_id: number | null;
    };
    computed: never;
  };
  "lock-restocked-alarms": {
    values: readonly [productId: number, value2: number | null, value3: number];
    row: {
      id: number;
      user_id: number;
      product_id: number;
      product_name: string;
      product_image: string | null;
      option_name: string | null;
      by_push: boolean;
      by_phone: boolean;
      phone: string | null;
    };
    computed: "product_image";
  };
  "lock-reviews": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      reply: string | null;
      hidden_for: string | null;
      is_pinned: boolean;
    };
    computed: "reply";
  };
  "lock-rewards-of-order": {
    values: readonly [orderId: number];
    row: {
      id: number;
      kind: "purchase" | "text_review" | "photo_review";
      user_id: number;
      amount: number;
      lot_id: number | null;
    };
    computed: never;
  };
  "lock-rewards-of-review": {
    values: readonly [orderProductId: number, kind: readonly (string | null)[]];
    row: {
      id: number;
      kind: "purchase" | "text_review" | "photo_review";
      user_id: number;
      amount: number;
      lot_id: number | null;
    };
    computed: never;
  };
  "lock-settings": {
    values: readonly [id: number];
    row: {
      client_center_reply_alarm: boolean;
      order_delivery_alarm: boolean;
      advertising_alarm: boolean;
      advertising_promotion: boolean;
      night_alarm: boolean;
      advertising_alarm_update_date: Date | null;
    };
    computed: never;
  };
  "lock-settlement": {
    values: readonly [uuid: string];
    row: {
      order_id: number;
      uuid: string;
      user_id: number;
      order_status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      reservation: "held" | "committed" | "released";
      price: number;
      expires_at: Date;
      is_gift: boolean;
      payment_id: number;
      payment_status: "waiting" | "paid" | "withdraw";
      payment_key: string | null;
      captured: number;
      cancelled: number;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      approved_at: Date | null;
      is_dispatched: boolean;
    };
    computed: never;
  };
  "lock-sheet-import": {
    values: readonly [id: number];
    row: {
      id: number;
      sheet: "products" | "options" | "prices" | "stock" | "dispatches";
      status: "running" | "done" | "failed" | "stopped" | "undone";
    };
    computed: never;
  };
  "lock-sold-out-status": {
    values: readonly [];
    row: {
      is_free: boolean | null;
    };
    computed: "is_free";
  };
  "lock-some-stock": {
    values: readonly [];
    row: {
      option_id: number;
    };
    computed: never;
  };
  "lock-stock-alert": {
    values: readonly [id: number];
    row: {
      acknowledged_at: Date | null;
      cleared_at: Date | null;
    };
    computed: never;
  };
  "lock-stock-lots": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      option_id: number;
      code: string;
      harvested_on: string;
      expires_on: string;
      brix_average: number | null;
      brix_minimum: number | null;
      photo: string | null;
      note: string;
      status: "open" | "held" | "recalled";
      remaining: number;
    };
    computed: never;
  };
  "lock-subscriber": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-subscription": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-subscriptions": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      status: "active" | "paused" | "ended";
    };
    computed: never;
  };
  "lock-subscriptions-of-who-leaves": {
    values: readonly [userId: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-table-records": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      fields: Json;
    };
    computed: never;
  };
  "lock-taken-lots": {
    values: readonly [orderId: number];
    row: {
      lot_id: number;
      taken: number;
      expires_at: Date;
    };
    computed: never;
  };
  "lock-tax-invoice-request": {
    values: readonly [id: number];
    row: {
      id: number;
      order_id: number;
    };
    computed: never;
  };
  "lock-thank-you-cards": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
      version: number;
      thanks_hidden_for: string | null;
    };
    computed: never;
  };
  "lock-uploads": {
    values: readonly [value1: string];
    row: {
      locked: string | null;
    };
    computed: "locked";
  };
  "lock-user-of-favorites": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "lock-user-of-restock-alarms": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "lock-video-uploads": {
    values: readonly [value1: string];
    row: {
      locked: string | null;
    };
    computed: "locked";
  };
  "lock-viewer": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "lock-waiting-room-to-call": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-waiting-room-to-draw": {
    values: readonly [id: number, opensAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-waiting-updates-of-change": {
    values: readonly [changeId: number];
    row: {
      order_product_id: number;
    };
    computed: never;
  };
  "lock-waiting-webhook-events": {
    values: readonly [dueAt: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "lock-webhook-delivery": {
    values: readonly [id: number];
    row: {
      endpoint_id: number;
      status: "pending" | "delivered" | "failed";
      attempts: number;
      message_id: string;
    };
    computed: never;
  };
  "lock-withdrawable": {
    values: readonly [id: number];
    row: {
      id: number;
      uuid: string;
      user_id: number;
      status: "pre_ordering" | "request" | "stock_out" | "withdraw_request" | "withdraw_complete" | "bank_transfer_waiting" | "paid" | "delivery_waiting" | "delivery_delay" | "delivering" | "delivery_end" | "incomplete" | "complete" | "unknown";
      is_gift: boolean;
      withdraw_type: "normal" | "withdraw_oi_only" | "withdraw_oip_only" | "withdraw_deny";
      cancel_denied_reason: string | null;
      area: "major" | "secondary_area" | "third_area";
      charged_area: "major" | "secondary_area" | "third_area";
      shipping_fee_type: "type01" | "type02" | "type03";
      coupon_discount: number;
      used_point: number;
      price: number;
      tax_free: number;
      expected_reward_point: number;
      user_type: "guest" | "email" | "kakaotalk" | "naver";
      guest_name: string | null;
      guest_phone: string | null;
      payment_id: number;
      payment_status: "waiting" | "paid" | "withdraw";
      payment_key: string | null;
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      captured: number;
      refunded: number;
      approved_at: Date | null;
      coupon_min_price: number;
      shipping_coupon_min_price: number;
      shipping_discounts: Json;
      has_account: boolean;
    };
    computed: "guest_name" | "guest_phone";
  };
  "look-at-batch": {
    values: readonly [id: string, checkAt: Date | string | null];
    row: never;
    computed: never;
  };
  "look-up-search-terms": {
    values: readonly [value1: readonly (number | null)[], value2: readonly (string | null)[], value3: readonly (string | null)[], value4: readonly (string | null)[], value5: string];
    row: {
      segment: number | null;
      how: string | null;
      id: number;
      term: string;
      fields: number;
      products: number;
    };
    computed: "segment" | "how";
  };
  "make-partition": {
    values: readonly [value1: string | null, value2: string | null];
    row: {
      is_made: boolean | null;
    };
    computed: "is_made";
  };
  "mark-asked-for-card": {
    values: readonly [id: number, cardAskedAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "mark-gift-shared": {
    values: readonly [linkHash: Uint8Array, sharedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "mark-grade-run": {
    values: readonly [month: string, doneUntil: number, finishedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "mark-inquiry-answered": {
    values: readonly [id: number, answeredAt: Date | string | null];
    row: never;
    computed: never;
  };
  "mark-lot-recalled": {
    values: readonly [id: number, recallReason: string | null, recalledAt: Date | string | null];
    row: {
      version: number;
    };
    computed: never;
  };
  "mark-order-paid": {
    values: readonly [id: number, status: string, actor: string | null, reason: string | null, at: Date | string | null];
    row: never;
    computed: never;
  };
  "mark-refund-asked": {
    values: readonly [id: number, amount: number, askedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "mark-refund-told": {
    values: readonly [id: number, exportedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "mark-sale-told": {
    values: readonly [orderId: number, exportedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "mark-season-box-told": {
    values: readonly [id: number, toldAt: Date | string | null];
    row: {
      product_id: number;
    };
    computed: never;
  };
  "mark-settlement-day-fetched": {
    values: readonly [day: string, lines: number, fetchedAt: Date | string];
    row: never;
    computed: never;
  };
  "mark-unused-uploads": {
    values: readonly [path: Date | string, value2: Date | string | null, value3: number];
    row: {
      path: string;
    };
    computed: never;
  };
  "mark-unused-videos": {
    values: readonly [id: Date | string, value2: Date | string | null, value3: number];
    row: {
      id: string;
      path: string | null;
      bytes: number;
    };
    computed: never;
  };
  "mark-waiting-for-deposit": {
    values: readonly [id: number, status: string, actor: string | null, reason: string | null, at: Date | string | null, expiresAt: Date | string];
    row: never;
    computed: never;
  };
  "merge-carts": {
    values: readonly [id: readonly (number | null)[], userId: number | null, id: string | null, guestId: number | null, mergedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "merge-favorites": {
    values: readonly [userId: number, userId: number | null, value3: number];
    row: never;
    computed: never;
  };
  "merge-product-shares": {
    values: readonly [userId: number, userId: number | null];
    row: never;
    computed: never;
  };
  "merge-restock-alarms": {
    values: readonly [userId: number, userId: number | null, value3: number];
    row: never;
    computed: never;
  };
  "merge-video-bookmarks": {
    values: readonly [userId: number, userId: number | null];
    row: never;
    computed: never;
  };
  "move-billing-cycle": {
    values: readonly [id: number, scheduledOn: string, dispatchOn: string, moveReason: string | null];
    row: never;
    computed: never;
  };
  "move-given-points": {
    values: readonly [id: readonly (number | null)[], value2: boolean | null, at: Date | string | null];
    row: never;
    computed: never;
  };
  "move-order-products": {
    values: readonly [id: number | null, value2: readonly (number | null)[], value3: readonly (string | null)[], status: string, actor: string | null, reason: string | null, at: Date | string | null];
    row: never;
    computed: never;
  };
  "move-subscription": {
    values: readonly [id: number, status: string, pauseReason: string | null, endedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "name-carriers-of-distributors": {
    values: readonly [id: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "name-nobody-on-receipt": {
    values: readonly [id: number, identityMasked: string, nextTryAt: Date | string | null];
    row: never;
    computed: never;
  };
  "next-catalog-ids": {
    values: readonly [value1: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "next-coupon-ids": {
    values: readonly [value1: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "note-audit-progress": {
    values: readonly [runId: number | null, step: string | null, position: number, rows: number, leaseUntil: Date | string | null, value6: readonly (string | null)[], foundAt: Date | string | null, invariant: string | null];
    row: never;
    computed: never;
  };
  "notice-edge-purges": {
    values: readonly [value1: Date | string];
    row: never;
    computed: never;
  };
  "notice-farm-news": {
    values: readonly [noticedAt: Date | string | null, createdAt: Date | string, noticedAt: Date | string];
    row: never;
    computed: never;
  };
  "notify-followers-of-farm-news": {
    values: readonly [id: number, title: string | null, body: string | null, href: string | null, createdAt: Date | string | null, value6: number, variables: string | null, image: string | null];
    row: {
      count: number;
    };
    computed: never;
  };
  "notify-of-coupon": {
    values: readonly [userId: number, title: string, body: string, value4: number, createdAt: Date | string];
    row: never;
    computed: never;
  };
  "notify-of-near-waiting-room-turns": {
    values: readonly [id: number, toldAt: Date | string | null, title: string | null, value4: string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "notify-of-opening": {
    values: readonly [productId: number, dedupeKey: string | null, title: string | null, body: string | null, href: string | null, createdAt: Date | string | null, value7: number, variables: string | null, template: string | null];
    row: {
      count: number;
    };
    computed: never;
  };
  "notify-of-produce": {
    values: readonly [value1: string, toldAt: Date | string | null, expiresAt: Date | string | null];
    row: {
      count: number;
    };
    computed: never;
  };
  "notify-of-produce-again": {
    values: readonly [value1: string, toldAt: Date | string, expiresAt: Date | string | null, againOn: string];
    row: {
      count: number;
    };
    computed: never;
  };
  "notify-writers-of-reviews": {
    values: readonly [value1: string, createdAt: Date | string | null];
    row: never;
    computed: never;
  };
  "offer-return-refund": {
    values: readonly [id: number, offeredTotal: number | null, offeredPrice: number | null, offeredPoint: number | null, answer: string | null, offeredAt: Date | string | null, offerUntil: Date | string | null];
    row: never;
    computed: never;
  };
  "oldest-edge-purge": {
    values: readonly [value1: Date | string];
    row: {
      seconds: number;
    };
    computed: never;
  };
  "open-batch": {
    values: readonly [id: string, id: readonly (number | null)[], createdAt: Date | string, checkAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "open-draft-order": {
    values: readonly [linkHash: Uint8Array, expiresAt: Date | string | null];
    row: {
      id: number;
      expires_at: Date;
    };
    computed: never;
  };
  "open-gift": {
    values: readonly [id: number, value2: Date | string | null, value3: number | null];
    row: never;
    computed: never;
  };
  "open-grade-coupon": {
    values: readonly [month: string | null, grade: number | null, name: string | null, discountAmount: number | null, validFrom: Date | string | null, validUntil: Date | string | null, createdAt: Date | string | null];
    row: never;
    computed: never;
  };
  "pack-replacement": {
    values: readonly [returnRequestId: number, value2: Date | string | null];
    row: never;
    computed: never;
  };
  "place-groups-on-home-pages": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "postpone-edge-purges": {
    values: readonly [id: readonly (number | null)[], nextAt: Date | string | null];
    row: never;
    computed: never;
  };
  "preview-leaving": {
    values: readonly [id: number, validUntil: Date | string];
    row: {
      point: number;
      grade: number;
      grades: Json | null;
      favorites: number;
      coupons: number;
      open_payments: boolean;
      open_orders: boolean;
      open_refunds: boolean;
      open_gifts: boolean;
    };
    computed: never;
  };
  "process-stock-availability-changes": {
    values: readonly [id: number];
    row: {
      seen: number;
      turned: number;
    };
    computed: never;
  };
  "product-exists": {
    values: readonly [id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "promote-latest-address": {
    values: readonly [userId: number];
    row: never;
    computed: never;
  };
  "prove-email": {
    values: readonly [id: number, email: string, emailVerifiedAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-account-changes": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: string;
    };
    computed: never;
  };
  "purge-api-key-secrets": {
    values: readonly [hash: Date | string, value2: number];
    row: {
      hash: Uint8Array;
    };
    computed: never;
  };
  "purge-batches": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: string;
    };
    computed: never;
  };
  "purge-campaign-recipients": {
    values: readonly [campaignId: Date | string, userId: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "purge-cart-merges": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: string;
    };
    computed: never;
  };
  "purge-checkout-links": {
    values: readonly [id: Date | string, value2: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "purge-draft-orders": {
    values: readonly [id: Date | string, value2: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "purge-edge-purges": {
    values: readonly [id: Date | string, value2: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "purge-events": {
    values: readonly [id: Date | string, value2: number];
    row: {
      forgotten: number;
    };
    computed: never;
  };
  "purge-google-analytics-clients": {
    values: readonly [orderTmpId: Date | string, value2: number];
    row: {
      forgotten: number;
    };
    computed: never;
  };
  "purge-guest-order-accesses": {
    values: readonly [userId: Date | string, phone: number];
    row: {
      user_id: number;
    };
    computed: never;
  };
  "purge-inquiries": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-keys": {
    values: readonly [userId: Date | string, key: number];
    row: {
      key: string;
    };
    computed: never;
  };
  "purge-limits": {
    values: readonly [key: Date | string, windowStart: number];
    row: {
      key: string;
    };
    computed: never;
  };
  "purge-login-failures": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-messages": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-operator-digests": {
    values: readonly [operatorId: Date | string, slot: number];
    row: {
      operator_id: number;
    };
    computed: never;
  };
  "purge-operator-tokens": {
    values: readonly [hash: Date | string, value2: number];
    row: {
      operator_id: number;
    };
    computed: never;
  };
  "purge-order-item-tmps": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: string;
    };
    computed: never;
  };
  "purge-order-refund-accounts": {
    values: readonly [orderId: Date | string, value2: number];
    row: {
      order_id: number;
    };
    computed: never;
  };
  "purge-order-tmps": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: string;
    };
    computed: never;
  };
  "purge-past-rows": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-past-stock": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-personal-data-accesses": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-phone-codes": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-previews": {
    values: readonly [id: Date | string, value2: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "purge-price-days": {
    values: readonly [day: string, value2: number];
    row: {
      gone: number;
    };
    computed: never;
  };
  "purge-privacy-log": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-produce-notices": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-push-device": {
    values: readonly [id: number, endpoint: string];
    row: never;
    computed: never;
  };
  "purge-read-positions": {
    values: readonly [reader: Date | string, value2: number];
    row: {
      reader: string;
    };
    computed: never;
  };
  "purge-receipt-numbers": {
    values: readonly [orderId: number];
    row: {
      order_id: number;
    };
    computed: never;
  };
  "purge-rehearsals": {
    values: readonly [endedAt: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-restock-alarms": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-retained-members": {
    values: readonly [userId: Date | string, value2: number];
    row: {
      user_id: number;
    };
    computed: never;
  };
  "purge-routed-messages": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-saved-receipt": {
    values: readonly [userId: number];
    row: never;
    computed: never;
  };
  "purge-searches": {
    values: readonly [day: Date | string, query: number];
    row: {
      forgotten: number;
    };
    computed: never;
  };
  "purge-settled-lines": {
    values: readonly [transactionKey: string, value2: number];
    row: {
      transaction_key: string;
    };
    computed: never;
  };
  "purge-settlement-days": {
    values: readonly [day: Date | string, value2: number];
    row: {
      day: string;
    };
    computed: never;
  };
  "purge-sheet-imports": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-social-login-attempts": {
    values: readonly [stateHash: Date | string, value2: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "purge-stock-alerts": {
    values: readonly [id: Date | string, value2: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "purge-subscriptions": {
    values: readonly [id: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-timed-prices": {
    values: readonly [id: Date | string, value2: number];
    row: {
      gone: number;
    };
    computed: never;
  };
  "purge-tokens": {
    values: readonly [hash: Date | string, value2: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "purge-uploads": {
    values: readonly [path: readonly (string | null)[]];
    row: never;
    computed: never;
  };
  "purge-video-uploads": {
    values: readonly [id: readonly (string | null)[]];
    row: never;
    computed: never;
  };
  "purge-video-views": {
    values: readonly [videoId: Date | string, userId: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "purge-viewed-products": {
    values: readonly [userId: Date | string, productId: number];
    row: {
      user_id: number;
    };
    computed: never;
  };
  "purge-waiting-rooms": {
    values: readonly [opensAt: Date | string, value2: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "purge-webhook-deliveries": {
    values: readonly [id: Date | string, value2: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "purge-webhook-events": {
    values: readonly [id: Date | string, value2: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "purge-webhooks": {
    values: readonly [transmissionId: Date | string, value2: number];
    row: {
      transmission_id: string;
    };
    computed: never;
  };
  "put-gift-refund-off": {
    values: readonly [giftId: number, value2: Date | string];
    row: never;
    computed: never;
  };
  "put-messages-off": {
    values: readonly [id: readonly (number | null)[], value2: Date | string, value3: Date | string | null, value4: boolean | null];
    row: never;
    computed: never;
  };
  "put-units-of-line-back": {
    values: readonly [orderId: number, optionId: number, units: number];
    row: never;
    computed: never;
  };
  "raise-stock-alerts": {
    values: readonly [raisedAt: Date | string | null];
    row: {
      count: number;
    };
    computed: never;
  };
  "rank-searches": {
    values: readonly [day: string, value2: number];
    row: {
      rank: number;
      query: string;
      previous_rank: number | null;
    };
    computed: "previous_rank";
  };
  "read-cash-of-order": {
    values: readonly [orderId: number];
    row: {
      cash: number;
      tax_free: number;
      receipts: Json;
    };
    computed: never;
  };
  "read-delivery-calendar": {
    values: readonly [];
    row: {
      closed_days: Json;
      carriers: Json;
      remote_areas: Json;
      transit_days: Json;
      arrivals: Json;
    };
    computed: never;
  };
  "read-inquiry": {
    values: readonly [id: number, readAt: Date | string | null];
    row: never;
    computed: never;
  };
  "read-limit": {
    values: readonly [key: string, windowStart: Date | string];
    row: {
      count: number;
    };
    computed: never;
  };
  "read-notifications": {
    values: readonly [userId: number, listType: string, readAt: Date | string | null, createdAt: Date | string];
    row: {
      unread: number;
    };
    computed: never;
  };
  "read-search-dictionary": {
    values: readonly [];
    row: {
      word: string;
      relation: "same" | "like" | "family" | "recipe" | "modifier";
      means: string[];
    };
    computed: never;
  };
  "read-search-pins": {
    values: readonly [];
    row: {
      word: string;
      product_id: number;
      variants: string[];
      begin_at: Date;
      end_at: Date | null;
      is_advertisement: boolean;
    };
    computed: never;
  };
  "receive-return-pickup": {
    values: readonly [returnRequestId: number, receivedAt: Date | string | null, disposal: string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "reconfirm-consents": {
    values: readonly [at: Date | string, title: string | null, value3: string, href: string | null, createdAt: Date | string | null, value6: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "record-account": {
    values: readonly [id: number, paymentKey: string | null, secret: string | null, vbankAccountNumber: string | null, vbankBankCode: string | null, vbankCustomerName: string | null, vbankDueAt: Date | string | null, checkAt: Date | string | null, at: Date | string | null];
    row: never;
    computed: never;
  };
  "record-capture": {
    values: readonly [id: number, paymentKey: string | null, providerStatus: string | null, captured: number, cardText: string | null, receiptUrl: string | null, approvedAt: Date | string | null, at: Date | string | null, checkAt: Date | string | null];
    row: never;
    computed: never;
  };
  "record-capture-of-closed-order": {
    values: readonly [id: number, value2: string | null, value3: number | null];
    row: {
      captured: number;
    };
    computed: never;
  };
  "record-collected-pickup": {
    values: readonly [returnRequestId: number, collectedAt: Date | string | null, invoiceNumber: string | null, value4: string | null];
    row: {
      isWanted: boolean;
    };
    computed: never;
  };
  "record-ordered-pickup": {
    values: readonly [returnRequestId: number, orderedRevision: number | null, orderedAt: Date | string | null, carrierReference: string | null, value5: Date | string | null];
    row: {
      isPresent: boolean | null;
    };
    computed: "isPresent";
  };
  "record-parcel": {
    values: readonly [id: number, value2: readonly (string | null)[], value3: readonly (Date | string | null)[], value4: readonly (string | null)[], value5: readonly (string | null)[], deliveredAt: Date | string | null, checkAt: Date | string | null];
    row: never;
    computed: never;
  };
  "record-price-day": {
    values: readonly [day: string | null, endsAt: Date | string, beginsAt: Date | string];
    row: {
      written: number;
    };
    computed: never;
  };
  "record-webhook": {
    values: readonly [transmissionId: string | null, kind: string | null, orderUuid: string | null, receivedAt: Date | string | null];
    row: {
      transmission_id: string;
    };
    computed: never;
  };
  "record-webhook-attempt": {
    values: readonly [id: number, claim: string, status: string, nextAttemptAt: Date | string | null, responseStatus: number | null, responseBody: string | null, error: string | null, durationMs: number | null];
    row: {
      endpoint_id: number;
    };
    computed: never;
  };
  "recover-webhook-endpoint": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "release-charge": {
    values: readonly [id: number, claimedAt: Date | string];
    row: never;
    computed: never;
  };
  "release-stock": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "relink-social-account": {
    values: readonly [snsType: string, subject: string, userId: number, linkedAt: Date | string, keyId: string | null, sealed: Uint8Array | null];
    row: {
      user_id: number;
    };
    computed: never;
  };
  "remind-of-cycle": {
    values: readonly [id: number, value2: Date | string | null, value3: boolean | null, dispatchOn: string];
    row: {
      id: number;
    };
    computed: never;
  };
  "remind-of-deposit": {
    values: readonly [id: number, remindedAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "remind-of-gift": {
    values: readonly [id: number, reminderCount: number, expiresAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "remove-birthday": {
    values: readonly [userId: number];
    row: never;
    computed: never;
  };
  "remove-farm-follow": {
    values: readonly [userId: number, distributorId: number];
    row: never;
    computed: never;
  };
  "remove-favorite": {
    values: readonly [userId: number, productId: number];
    row: never;
    computed: never;
  };
  "remove-from-cart": {
    values: readonly [userId: number, id: number, id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "remove-groups-of-home-sub-tabs": {
    values: readonly [id: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "remove-home-sub-tabs": {
    values: readonly [id: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "remove-opening-alarm": {
    values: readonly [userId: number, productId: number];
    row: never;
    computed: never;
  };
  "remove-profile-picture": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "remove-push-device": {
    values: readonly [sessionHash: Uint8Array];
    row: never;
    computed: never;
  };
  "remove-question": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "remove-remote-areas": {
    values: readonly [id: readonly (number | null)[]];
    row: {
      id: number;
    };
    computed: never;
  };
  "remove-replaced-restock-alarms": {
    values: readonly [userId: number, productId: number, value3: number | null];
    row: never;
    computed: never;
  };
  "remove-restock-alarms": {
    values: readonly [userId: number, productId: number, optionId: number | null];
    row: never;
    computed: never;
  };
  "remove-review": {
    values: readonly [reviewId: number, at: Date | string | null];
    row: never;
    computed: never;
  };
  "remove-video-bookmark": {
    values: readonly [userId: number, videoId: number];
    row: never;
    computed: never;
  };
  "remove-viewed-products": {
    values: readonly [userId: number, value2: number | null];
    row: never;
    computed: never;
  };
  "renew-social-account": {
    values: readonly [snsType: string, subject: string, keyId: string | null, sealed: Uint8Array | null];
    row: never;
    computed: never;
  };
  "reopen-billing-cycle": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "reopen-stock": {
    values: readonly [orderId: number];
    row: never;
    computed: never;
  };
  "repeat-edge-purges": {
    values: readonly [noticedAt: Date | string, nextAt: Date | string | null];
    row: never;
    computed: never;
  };
  "replace-arrival-counts": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "report-messages": {
    values: readonly [value1: readonly (string | null)[], value2: readonly (string | null)[], value3: readonly (string | null)[], reportedAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "resend-webhook-delivery": {
    values: readonly [id: number, nextAttemptAt: Date | string | null];
    row: never;
    computed: never;
  };
  "reserve-without-order": {
    values: readonly [optionId: number];
    row: never;
    computed: never;
  };
  "resolve-payment-alert": {
    values: readonly [id: number, note: string | null, seenAt: Date | string | null];
    row: never;
    computed: never;
  };
  "resolve-payment-difference": {
    values: readonly [id: number, resolvedAt: Date | string | null, resolvedBy: number | null, note: string | null];
    row: never;
    computed: never;
  };
  "restock-returned-units": {
    values: readonly [returnRequestId: number];
    row: never;
    computed: never;
  };
  "restore-email": {
    values: readonly [id: number, email: string | null, emailVerifiedAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "restore-password": {
    values: readonly [id: number, passwordHash: string | null];
    row: never;
    computed: never;
  };
  "restore-phone": {
    values: readonly [id: number, phone: string | null, value3: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "restore-promises": {
    values: readonly [changeId: number, orderProductId: readonly (number | null)[], undoneBy: number | null];
    row: never;
    computed: never;
  };
  "restore-shipping-delays": {
    values: readonly [changeId: number, orderProductId: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "retain-person": {
    values: readonly [userId: number, keyId: string, sealed: Uint8Array, value4: Date | string];
    row: never;
    computed: never;
  };
  "return-points": {
    values: readonly [orderId: number | null, at: Date | string | null];
    row: never;
    computed: never;
  };
  "return-units-taken-by-change": {
    values: readonly [changeId: number, orderProductId: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "revoke-api-key": {
    values: readonly [id: number, revokedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "revoke-operator-token": {
    values: readonly [hash: Uint8Array, revokedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "revoke-preview": {
    values: readonly [id: number, revokedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "revoke-token": {
    values: readonly [hash: Uint8Array, revokedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "route-events": {
    values: readonly [value1: readonly (number | null)[], value2: readonly (string | null)[], routedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "save-birthday": {
    values: readonly [userId: number, monthDay: string, agreedAt: Date | string];
    row: never;
    computed: never;
  };
  "save-form-of-cycle": {
    values: readonly [id: string, userId: number, lines: string, createdAt: Date | string, expiresAt: Date | string];
    row: never;
    computed: never;
  };
  "save-order-tmp": {
    values: readonly [id: string, userId: number, address: string | null, usedPoint: number, lines: string, memberCouponId: number | null, giftCount: number | null, shippingMemberCouponId: number | null];
    row: {
      id: string;
    };
    computed: never;
  };
  "save-receipt": {
    values: readonly [userId: number, type: string, identitySelect: number, identityMasked: string, keyId: string, sealed: Uint8Array, updatedAt: Date | string];
    row: never;
    computed: never;
  };
  "save-return-pickup": {
    values: readonly [returnRequestId: number, carrierCode: string, pickupOn: string, carrierReference: string | null, requestedAt: Date | string];
    row: {
      id: number;
    };
    computed: never;
  };
  "see-rehearsal": {
    values: readonly [id: number, seenAt: Date | string | null];
    row: {
      is_wanted: boolean;
    };
    computed: never;
  };
  "see-session": {
    values: readonly [hash: Uint8Array, lastSeenAt: Date | string | null, value3: Date | string];
    row: never;
    computed: never;
  };
  "send-gift": {
    values: readonly [id: number, value2: readonly (number | null)[], value3: readonly (Uint8Array | null)[], sentAt: Date | string | null, expiresAt: Date | string | null];
    row: never;
    computed: never;
  };
  "set-allowed-networks": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-api-key": {
    values: readonly [id: number, name: string, networks: readonly (string | null)[], expiresAt: Date | string | null];
    row: never;
    computed: never;
  };
  "set-api-key-permissions": {
    values: readonly [apiKeyId: number, permission: readonly (string | null)[]];
    row: never;
    computed: never;
  };
  "set-cart-lines": {
    values: readonly [userId: number | null, value2: readonly (number | null)[], value3: readonly (number | null)[], value4: readonly (number | null)[], createdAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "set-cart-units": {
    values: readonly [userId: number, id: number, id: number, units: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "set-coupons": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-default-card": {
    values: readonly [userId: number, id: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "set-email": {
    values: readonly [id: number, email: string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "set-farm-dispatch": {
    values: readonly [id: number, orderCutoffTime: string, shippingWeekdays: readonly (string | null)[]];
    row: never;
    computed: never;
  };
  "set-fees-of-products": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-goodwill-limits-of-role": {
    values: readonly [id: number, goodwillLimit: number, claimGoodwillLimit: number];
    row: never;
    computed: never;
  };
  "set-grade-rules": {
    values: readonly [recordId: number, value2: string, value3: number | null];
    row: never;
    computed: never;
  };
  "set-home-sub-tabs": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-inquiry-helpful": {
    values: readonly [id: number, isHelpful: boolean | null];
    row: never;
    computed: never;
  };
  "set-inquiry-notice": {
    values: readonly [id: number, wantsNotice: boolean];
    row: never;
    computed: never;
  };
  "set-members": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-names": {
    values: readonly [id: number, value2: string | null, value3: boolean | null, value4: string | null];
    row: never;
    computed: never;
  };
  "set-operator-active": {
    values: readonly [operatorId: number, value2: boolean | null, revokedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "set-operator-farms": {
    values: readonly [operatorId: number | null, id: readonly (number | null)[]];
    row: {
      known: number;
    };
    computed: never;
  };
  "set-operator-password": {
    values: readonly [id: number, passwordHash: string | null];
    row: never;
    computed: never;
  };
  "set-operator-roles": {
    values: readonly [operatorId: number | null, name: readonly (string | null)[]];
    row: {
      known: number;
    };
    computed: never;
  };
  "set-option-of-line": {
    values: readonly [id: number, id: number, id: number, reason: string | null, at: Date | string | null];
    row: {
      name: string;
    };
    computed: never;
  };
  "set-option-prices": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-option-stock": {
    values: readonly [optionId: number, onHand: number];
    row: {
      option_id: number;
      on_hand: number;
      reserved: number;
    };
    computed: never;
  };
  "set-option-stocks": {
    values: readonly [value1: string];
    row: {
      option_id: number;
      on_hand: number;
      reserved: number;
    };
    computed: never;
  };
  "set-options": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-order-notes": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-own-password": {
    values: readonly [userId: number, passwordHash: string | null, hash: Uint8Array, revokedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "set-password": {
    values: readonly [phone: string, passwordHash: string | null, revokedAt: Date | string | null];
    row: {
      id: number;
      had_password: boolean;
    };
    computed: never;
  };
  "set-payment-check": {
    values: readonly [id: number, checkAt: Date | string | null];
    row: never;
    computed: never;
  };
  "set-phone": {
    values: readonly [id: number, phone: string | null, phoneVerifiedAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "set-point-rules": {
    values: readonly [recordId: number, value: string];
    row: never;
    computed: never;
  };
  "set-produce-notice-settings": {
    values: readonly [userId: number, value2: boolean | null, value3: boolean | null, value4: boolean | null];
    row: never;
    computed: never;
  };
  "set-product-feed-token": {
    values: readonly [id: number, tokenHash: Uint8Array | null];
    row: {
      version: number;
    };
    computed: never;
  };
  "set-products": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-profile-picture": {
    values: readonly [id: number, profilePicture: string | null];
    row: never;
    computed: never;
  };
  "set-purchase-order-status": {
    values: readonly [id: number, status: string];
    row: never;
    computed: never;
  };
  "set-purchase-orders": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-receipt-number": {
    values: readonly [id: number, type: string, identitySelect: number, identityMasked: string, keyId: string | null, sealed: Uint8Array | null];
    row: never;
    computed: never;
  };
  "set-receipts-stopped": {
    values: readonly [orderId: number, stoppedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "set-rest-weekdays": {
    values: readonly [code: string, restWeekdays: readonly (string | null)[]];
    row: never;
    computed: never;
  };
  "set-reviews": {
    values: readonly [value1: string, value2: string | null, value3: Date | string | null];
    row: never;
    computed: never;
  };
  "set-role-permissions": {
    values: readonly [id: number, permission: readonly (string | null)[]];
    row: never;
    computed: never;
  };
  "set-role-title": {
    values: readonly [id: number, title: string];
    row: never;
    computed: never;
  };
  "set-rows-of-change": {
    values: readonly [id: number, rows: string];
    row: never;
    computed: never;
  };
  "set-saved-refund-account": {
    values: readonly [userId: number, keyId: string, sealed: Uint8Array, updatedAt: Date | string];
    row: never;
    computed: never;
  };
  "set-second-factor": {
    values: readonly [operatorId: number | null, totpKeyId: string | null, totpSealed: Uint8Array | null, value4: readonly (Uint8Array | null)[]];
    row: never;
    computed: never;
  };
  "set-settings": {
    values: readonly [id: number, clientCenterReplyAlarm: boolean, orderDeliveryAlarm: boolean, advertisingAlarm: boolean, advertisingPromotion: boolean, nightAlarm: boolean, advertisingAlarmUpdateDate: Date | string | null];
    row: never;
    computed: never;
  };
  "set-settlement-paid": {
    values: readonly [id: number, paidOn: string | null];
    row: never;
    computed: never;
  };
  "set-stock-lots": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-table-records": {
    values: readonly [value1: string];
    row: never;
    computed: never;
  };
  "set-timed-price": {
    values: readonly [id: number, price: number, beginsAt: Date | string, endsAt: Date | string];
    row: never;
    computed: never;
  };
  "set-transit-days": {
    values: readonly [originArea: string, destinationArea: string, minDays: number, maxDays: number];
    row: {
      minDays: number;
      maxDays: number;
    };
    computed: never;
  };
  "set-waiting-room-notice": {
    values: readonly [waitingRoomId: number, userId: number, wantsNotice: boolean];
    row: never;
    computed: never;
  };
  "set-webhook-secret": {
    values: readonly [id: number, secretKeyId: string | null, secretSealed: Uint8Array | null, value4: Date | string, value5: Date | string | null];
    row: {
      version: number;
      old_secret_ends_at: Date | null;
    };
    computed: never;
  };
  "set-who-pays-for-claim": {
    values: readonly [id: number, chargedTo: string];
    row: never;
    computed: never;
  };
  "settle-corrections": {
    values: readonly [value1: readonly (number | null)[], value2: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "settle-order-products": {
    values: readonly [value1: readonly (number | null)[], value2: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "settle-return-pickup": {
    values: readonly [returnRequestId: number, revision: number, failures: number, failure: string | null, checkAt: Date | string | null, value6: boolean];
    row: never;
    computed: never;
  };
  "share-product": {
    values: readonly [userId: number | null, id: number, createdAt: Date | string | null];
    row: {
      requires_share: boolean;
    };
    computed: never;
  };
  "show-hidden-home-sub-tabs": {
    values: readonly [];
    row: never;
    computed: never;
  };
  "show-hidden-home-tabs": {
    values: readonly [];
    row: never;
    computed: never;
  };
  "show-unpublished-products": {
    values: readonly [id: number | null, endsAt: Date | string];
    row: never;
    computed: never;
  };
  "skip-billing-cycle": {
    values: readonly [id: number, skipReason: string | null, closedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "step-orders-back": {
    values: readonly [changeId: number | null, undoneBy: number | null, orderId: readonly (number | null)[], value4: readonly (string | null)[], reason: string | null, at: Date | string | null];
    row: never;
    computed: never;
  };
  "stop-sheet-import": {
    values: readonly [id: number, stoppedBy: number | null, stopReason: string | null, endedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "suggest-places": {
    values: readonly [value1: readonly (number | null)[], value2: string, value3: Date | string | null];
    row: {
      id: number;
      name: string;
      kind: "category" | "product";
      products: number | null;
      image: string | null;
      price: number | null;
      list_price: number | null;
    };
    computed: "products" | "image" | "price" | "list_price";
  };
  "suggest-words": {
    values: readonly [value1: readonly (string | null)[], chosung: string, term: string, value4: string, value5: number];
    row: {
      id: number;
      label: string;
      products: number;
      position: number | null;
    };
    computed: "position";
  };
  "sum-asked-questions": {
    values: readonly [userId: number, productId: number, contents: string, createdAt: Date | string];
    row: {
      count: number;
      is_asked: boolean;
    };
    computed: never;
  };
  "sum-cancellations": {
    values: readonly [orderId: number];
    row: {
      money: number;
      points: number;
      tax_free: number;
      claimed: number;
    };
    computed: never;
  };
  "sum-earned-of-order": {
    values: readonly [orderId: number];
    row: {
      points: number;
    };
    computed: never;
  };
  "sum-gifts-of-days": {
    values: readonly [sentAt: Date | string, sentAt: Date | string];
    row: {
      orders: number;
      scheduled: number;
      receivers: number;
      addressed: number;
      day_chosen: number;
      swapped: number;
      thanked: number;
      declined: number;
      expired: number;
    };
    computed: never;
  };
  "sum-owed-points": {
    values: readonly [expiresAt: Date | string];
    row: {
      month: string;
      points: number;
    };
    computed: never;
  };
  "sum-payments-by-tax": {
    values: readonly [approvedAt: Date | string, approvedAt: Date | string];
    row: {
      method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
      count: number;
      amount: number;
      tax_free: number;
      supply: number;
    };
    computed: never;
  };
  "sum-promised-points": {
    values: readonly [];
    row: {
      points: number;
    };
    computed: never;
  };
  "sum-purchases": {
    values: readonly [userId: number, createdAt: Date | string, status: readonly (string | null)[]];
    row: {
      purchased: number;
    };
    computed: never;
  };
  "sum-receipt-cancels": {
    values: readonly [cashReceiptId: number, doneAt: Date | string];
    row: {
      amount: number;
    };
    computed: never;
  };
  "sum-refunds-by-tax": {
    values: readonly [doneAt: Date | string, doneAt: Date | string];
    row: {
      count: number;
      amount: number;
      tax_free: number;
      supply: number;
    };
    computed: never;
  };
  "sum-review-decisions": {
    values: readonly [decidedAt: Date | string];
    row: {
      ground: string;
      upheld: number;
      dismissed: number;
      restored: number;
    };
    computed: never;
  };
  "sum-sales": {
    values: readonly [day: string, day: string];
    row: {
      id: number | null;
      name: string | null;
      orders: number;
      units: number;
      amount: number;
      cost: number;
    };
    computed: "id" | "name";
  };
  "swap-gift-line": {
    values: readonly [id: number, id: number, swappedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "take-adjusted-points": {
    values: readonly [userId: number | null, value2: readonly (number | null)[], value3: readonly (number | null)[], at: Date | string | null];
    row: never;
    computed: never;
  };
  "take-audit-run": {
    values: readonly [leaseUntil: Date | string, leaseUntil: Date | string | null];
    row: {
      id: number;
      started_at: Date;
      step: string | null;
      position: number;
      rows: number;
      breaches: number;
      previous: Date | null;
    };
    computed: "previous";
  };
  "take-back-gift-swap": {
    values: readonly [giftId: number, takenBackAt: Date | string | null, takenBackReason: string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "take-cart-merge": {
    values: readonly [memberId: number, mergedAt: Date | string, undoneAt: Date | string | null];
    row: {
      id: string;
      guest_id: number;
      moved: Json;
    };
    computed: never;
  };
  "take-coupons-back": {
    values: readonly [id: readonly (number | null)[]];
    row: never;
    computed: never;
  };
  "take-helpful-back": {
    values: readonly [reviewId: number, userId: number];
    row: {
      helpful_count: number;
    };
    computed: never;
  };
  "take-key": {
    values: readonly [userId: number, key: string, call: string, requestHash: Uint8Array, createdAt: Date | string];
    row: {
      request_hash: Uint8Array;
      status: number | null;
      reply: Json | null;
      is_new: boolean;
    };
    computed: never;
  };
  "take-of-limit": {
    values: readonly [key: string, windowStart: Date | string, count: number, expiresAt: Date | string];
    row: {
      count: number;
    };
    computed: never;
  };
  "take-order-news": {
    values: readonly [orderId: number, dueAt: Date | string];
    row: {
      order_product_id: number;
      kind: "paid" | "account" | "deposited" | "lapsed" | "delayed" | "shipped" | "delivered" | "stock_out" | "cancelled" | "arrival_changed";
    };
    computed: never;
  };
  "take-pending-gift-refund": {
    values: readonly [giftId: number];
    row: {
      gift_id: number;
    };
    computed: never;
  };
  "take-pending-social-unlink": {
    values: readonly [id: string];
    row: {
      key_id: string;
      sealed: Uint8Array;
    };
    computed: never;
  };
  "take-points": {
    values: readonly [userId: number | null, orderId: number | null, value3: readonly (number | null)[], value4: readonly (number | null)[], at: Date | string | null];
    row: never;
    computed: never;
  };
  "take-products-out-of-parcels": {
    values: readonly [orderProductId: readonly (number | null)[]];
    row: {
      shipment_id: number;
    };
    computed: never;
  };
  "take-reward-back": {
    values: readonly [id: number | null, value2: readonly (number | null)[], value3: readonly (number | null)[], owed: number, undoneAt: Date | string | null];
    row: never;
    computed: never;
  };
  "take-social-accounts": {
    values: readonly [userId: number, snsType: string | null, linkedAt: Date | string | null];
    row: {
      sns_type: "kakaotalk" | "naver";
      subject: string;
      linked_at: Date;
      key_id: string | null;
      sealed: Uint8Array | null;
    };
    computed: never;
  };
  "take-social-login-attempt": {
    values: readonly [stateHash: Uint8Array, snsType: string, userId: number, usedAt: Date | string | null, createdAt: Date | string];
    row: {
      code_verifier: string;
      next: string;
    };
    computed: never;
  };
  "take-stock-for-exchange": {
    values: readonly [value1: readonly (number | null)[], value2: readonly (number | null)[], value3: number];
    row: {
      option_id: number;
    };
    computed: never;
  };
  "take-totp-step": {
    values: readonly [id: number, totpStep: number];
    row: {
      id: number;
    };
    computed: never;
  };
  "take-turn-at-counting-days": {
    values: readonly [];
    row: {
      pg_advisory_xact_lock: "" | null;
    };
    computed: "pg_advisory_xact_lock";
  };
  "take-turn-at-ranking": {
    values: readonly [value1: Date | string, value2: number];
    row: {
      is_due: boolean | null;
    };
    computed: "is_due";
  };
  "take-units-for-line": {
    values: readonly [orderId: number | null, optionId: number, units: number | null];
    row: never;
    computed: never;
  };
  "take-units-from-lots": {
    values: readonly [value1: string, kind: string | null, allocatedAt: Date | string | null, changeId: number | null];
    row: never;
    computed: never;
  };
  "take-units-of-recalled-lot-back": {
    values: readonly [stockLotId: number];
    row: {
      product_id: number;
      units: number;
    };
    computed: never;
  };
  "task-failed": {
    values: readonly [task: string, error: string | null];
    row: never;
    computed: never;
  };
  "task-succeeded": {
    values: readonly [task: string];
    row: never;
    computed: never;
  };
  "thank-for-gift": {
    values: readonly [id: number, thanks: string | null, thankedAt: Date | string | null, thanksCard: string | null, thanksPhoto: string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "told-by-phone": {
    values: readonly [messageId: number];
    row: {
      told: boolean;
    };
    computed: never;
  };
  "trim-viewed-products": {
    values: readonly [userId: number, value2: number];
    row: never;
    computed: never;
  };
  "try-phone-code": {
    values: readonly [phone: string, purpose: readonly (string | null)[], userId: number, codeHash: readonly (Uint8Array | null)[], expiresAt: Date | string | null, tries: number, value7: Date | string | null];
    row: {
      is_right: boolean;
    };
    computed: never;
  };
  "turn-off-produce-notice": {
    values: readonly [id: number, userId: number | null, at: Date | string | null];
    row: {
      count: number;
    };
    computed: never;
  };
  "turn-on-produce-kind": {
    values: readonly [userId: number, kind: string];
    row: never;
    computed: never;
  };
  "turn-on-produce-notice": {
    values: readonly [id: number, userId: number];
    row: {
      count: number;
    };
    computed: never;
  };
  "undo-cart-merge": {
    values: readonly [userId: number, userId: number | null, value3: string, createdAt: Date | string | null];
    row: never;
    computed: never;
  };
  "use-api-key": {
    values: readonly [id: number, lastUsedAt: Date | string | null, lastUsedAt: Date | string];
    row: never;
    computed: never;
  };
  "use-checkout-link": {
    values: readonly [id: string, usedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "use-coupon": {
    values: readonly [orderId: number, memberCouponId: number, discount: number, minPrice: number, target: string];
    row: never;
    computed: never;
  };
  "use-escrow": {
    values: readonly [id: number];
    row: never;
    computed: never;
  };
  "use-phone-code": {
    values: readonly [phone: string, purpose: readonly (string | null)[], userId: number, usedAt: Date | string | null];
    row: {
      id: number;
    };
    computed: never;
  };
  "use-recovery-code": {
    values: readonly [operatorId: number, hash: Uint8Array, usedAt: Date | string | null];
    row: {
      operator_id: number;
    };
    computed: never;
  };
  "use-social-identity": {
    values: readonly [hash: Uint8Array];
    row: never;
    computed: never;
  };
  "void-refunds-of-reversed-deposit": {
    values: readonly [paymentId: number, doneAt: Date | string | null, outcomeReason: string | null];
    row: never;
    computed: never;
  };
  "vote-helpful": {
    values: readonly [id: number, userId: number | null, createdAt: Date | string | null];
    row: {
      writer_id: number | null;
      helpful_count: number;
    };
    computed: never;
  };
  "wait-for-inquiry-answer": {
    values: readonly [id: number, readAt: Date | string | null];
    row: never;
    computed: never;
  };
  "withdraw-gift-group": {
    values: readonly [id: number, withdrawnAt: Date | string | null];
    row: never;
    computed: never;
  };
  "withdraw-return-offer": {
    values: readonly [id: number, value2: Date | string | null, value3: string | null];
    row: never;
    computed: never;
  };
  "write-best-ranking": {
    values: readonly [categoryId: string, dateType: Date | string | null, productId: Date | string];
    row: {
      changed: number;
    };
    computed: never;
  };
  "write-gift-day": {
    values: readonly [id: number, receiveOn: string | null];
    row: never;
    computed: never;
  };
  "write-gift-schedule": {
    values: readonly [id: number, notifyAt: Date | string | null, expiresAt: Date | string | null];
    row: never;
    computed: never;
  };
  "write-promises": {
    values: readonly [value1: readonly (number | null)[], value2: readonly (string | null)[], value3: readonly (string | null)[], value4: readonly (string | null)[], cause: string | null, reason: string | null, changedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "write-search-ranking": {
    values: readonly [value1: string, rankedAt: Date | string | null];
    row: never;
    computed: never;
  };
  "write-shipping-delay": {
    values: readonly [value1: readonly (number | null)[], reason: string | null, shipsOn: string | null, writtenAt: Date | string | null];
    row: never;
    computed: never;
  };
  "yield-email": {
    values: readonly [email: string, email: string | null, value3: number | null];
    row: {
      id: number;
    };
    computed: never;
  };
};
