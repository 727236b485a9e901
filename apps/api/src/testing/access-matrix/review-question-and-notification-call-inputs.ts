import { type Entries, nothing, somebodys } from "./matrix-entry.ts";

/** Entries of calls for reviews, questions and messages. */
export const REVIEW_QUESTION_AND_NOTIFICATION_CALL_INPUTS = {
  "GET /v1/app-users/notification": nothing({ query: { listType: "orderList" } }),
  "GET /v1/app-users/push-device": nothing({}),
  "PUT /v1/app-users/push-device": nothing({
    body: { platform: "android", fcmPushToken: "a-token-of-some-device" },
  }),
  "DELETE /v1/app-users/push-device": nothing({}),
  "POST /v1/messages/reports/{secret}": nothing({ path: { secret: "guessed" }, body: [] }),
  "PUT /v1/app-users/notification/read": nothing({ body: { listType: "orderList" } }),
  "POST /v1/app-users/images": nothing({ body: new Uint8Array([1]) }),
  "POST /v1/app-users/videos": nothing({ body: { bytes: 8 } }),
  "PUT /v1/app-users/videos/{id}/parts/{part}": somebodys(({ videoUploadId }) => ({
    path: { id: videoUploadId, part: 0 },
    body: new TextEncoder().encode("0000ftyp"),
  })),
  "POST /v1/app-users/videos/{id}/complete": somebodys(({ videoUploadId }) => ({
    path: { id: videoUploadId },
  })),
  "GET /v1/products/{id}/reviews": somebodys(({ productId }) => ({ path: { id: productId } }), "nothing"),
  "GET /v1/products/{id}/filtered-reviews": somebodys(
    ({ productId }) => ({ path: { id: productId } }),
    "nothing",
  ),
  "GET /v1/products/{id}/photo-reviews": somebodys(
    ({ productId }) => ({ path: { id: productId } }),
    "nothing",
  ),
  "GET /v1/products/{id}/reviews/user-personal": somebodys(
    ({ productId }) => ({ path: { id: productId } }),
    "nothing",
  ),
  "GET /v1/app-users/review-point/description": nothing({}),
  "GET /v1/app-users/no-review-products": nothing({}),
  "GET /v1/app-users/reviews": nothing({}),
  "POST /v1/review/{id}/helpful": somebodys(({ reviewId }) => ({ path: { id: reviewId } }), "nothing"),
  "DELETE /v1/review/{id}/helpful": somebodys(({ reviewId }) => ({ path: { id: reviewId } }), "nothing"),
  "GET /v1/products/{id}/questions": somebodys(({ productId }) => ({ path: { id: productId } }), "nothing"),
  "GET /v1/products/{id}/questions/user-personal": somebodys(
    ({ productId }) => ({ path: { id: productId } }),
    "nothing",
  ),
  "POST /v1/products/{id}/questions": somebodys(
    ({ productId }) => ({
      path: { id: productId },
      body: { contents: "언제 받을 수 있나요?", isSecret: true },
    }),
    "nothing",
  ),
  "GET /v1/app-users/questions": nothing({}),
  "PUT /v1/app-users/questions/{id}": somebodys(({ questionId }) => ({
    path: { id: questionId },
    body: { contents: "언제 받을 수 있나요?", isSecret: false },
  })),
  "DELETE /v1/app-users/questions/{id}": somebodys(({ questionId }) => ({ path: { id: questionId } })),
  "GET /v1/app-users/inquiries": nothing({}),
  "POST /v1/app-users/inquiries": somebodys(({ paidOrderProductId }) => ({
    body: {
      kind: "delivery",
      orderProductId: paidOrderProductId,
      wantsNotice: true,
      contents: "언제 오나요?",
      photos: [],
    },
  })),
  "GET /v1/app-users/inquiries/{id}": somebodys(({ inquiryId }) => ({ path: { id: inquiryId } })),
  "POST /v1/app-users/inquiries/{id}/messages": somebodys(({ inquiryId }) => ({
    path: { id: inquiryId },
    body: { contents: "이어서 물어요", photos: [] },
  })),
  "PUT /v1/app-users/inquiries/{id}/read": somebodys(({ inquiryId }) => ({ path: { id: inquiryId } })),
  "PUT /v1/app-users/inquiries/{id}/notice": somebodys(({ inquiryId }) => ({
    path: { id: inquiryId },
    body: { wantsNotice: false },
  })),
  "PUT /v1/app-users/inquiries/{id}/helpful": somebodys(({ inquiryId }) => ({
    path: { id: inquiryId },
    body: { isHelpful: true },
  })),
  "GET /v1/review/report-reasons": nothing({}),
  "GET /v1/review/decisions": nothing({}),
  "POST /v1/review/{id}/report": somebodys(
    ({ reviewId }) => ({ path: { id: reviewId }, body: { reviewReportReasonId: 2 } }),
    "nothing",
  ),
  "GET /v1/review/report/{id}/appeal/validate": somebodys(({ reportId }) => ({ path: { id: reportId } })),
  "POST /v1/review/report/{id}/appeal": somebodys(({ reportId }) => ({
    path: { id: reportId },
    body: { contents: "개인정보가 아니라 농장 이름이에요" },
  })),
  "POST /v1/app-users/reviews": somebodys((own) => ({
    body: {
      orderItemProductId: own.paidOrderProductId,
      score: 5,
      contents: "아삭하고 달아요. 또 살게요",
      images: [],
    },
  })),
  "PUT /v1/app-users/reviews/{id}": somebodys(({ reviewId }) => ({
    path: { id: reviewId },
    body: { score: 1, contents: "남의 후기를 고치려고 해요", images: [] },
  })),
  "DELETE /v1/app-users/reviews/{id}": somebodys(({ reviewId }) => ({ path: { id: reviewId } })),
  "GET /v1/waiting-rooms/{id}": somebodys(
    ({ waitingRoomId }) => ({ path: { id: waitingRoomId } }),
    "nothing",
  ),
  "GET /v1/waiting-rooms/{id}/place": somebodys(
    ({ waitingRoomId }) => ({ path: { id: waitingRoomId } }),
    "nothing",
  ),
  "POST /v1/waiting-rooms/{id}/place": somebodys(
    ({ waitingRoomId }) => ({ path: { id: waitingRoomId } }),
    "nothing",
  ),
  "DELETE /v1/waiting-rooms/{id}/place": somebodys(
    ({ waitingRoomId }) => ({ path: { id: waitingRoomId } }),
    "nothing",
  ),
  "PUT /v1/waiting-rooms/{id}/place/notice": somebodys(
    ({ waitingRoomId }) => ({ path: { id: waitingRoomId }, body: { isWanted: true } }),
    "nothing",
  ),
  "GET /v1/app-users/produce-notices/settings": nothing({}),
  "PUT /v1/app-users/produce-notices/settings": nothing({ body: { ripe: true } }),
  "DELETE /v1/app-users/produce-notices/off/{kind}": nothing({ path: { kind: "kiwi" } }),
  "PUT /v1/app-users/produce-notices/{id}/off": somebodys(({ produceNoticeId }) => ({
    path: { id: produceNoticeId },
    body: { isOff: true },
  })),
  "PUT /v1/app-users/produce-notices/{id}/again": somebodys(({ produceNoticeId }) => ({
    path: { id: produceNoticeId },
    body: { isWanted: true },
  })),
} satisfies Entries;
