import type { Reply } from "@todayfruit/contract/all-calls";

type Share = Reply<"GET /v4/app-users/orders/gift-group/{id}">["share"];

/**
 * Builds the KakaoTalk message of a gift. Kakao sends `serverCallbackArgs` to the shop's server after sending; the page
 * gets no result.
 *
 * @param gift the receiver's link and the uuid it opens
 */
export function buildKakaoGiftMessage(share: Share, gift: { link: string; uuid: string }): object {
  const link = { mobileWebUrl: gift.link, webUrl: gift.link };
  return {
    objectType: "feed",
    content: { title: share.title, description: share.description, imageUrl: share.imageUrl, link },
    buttons: [{ title: share.buttonTitle, link }],
    serverCallbackArgs: { giftTo: gift.uuid },
  };
}
