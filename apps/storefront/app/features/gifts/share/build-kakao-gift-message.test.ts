import { expect, test } from "vitest";
import { buildKakaoGiftMessage } from "./build-kakao-gift-message.ts";

test("buildKakaoGiftMessage: links to the receiver's own page and carries the gift's uuid for Kakao's callback", () => {
  const share = {
    scriptUrl: "https://kakao.test/share.js",
    integrity: null,
    javascriptKey: "a key",
    title: "김하루님이 오늘의과일에서 선물을 보냈어요",
    description: "늘 고마워요",
    imageUrl: "https://shop.test/images/share/a.jpg",
    buttonTitle: "선물 받기",
  };
  const link = "https://shop.test/gift/1";
  expect(buildKakaoGiftMessage(share, { link, uuid: "1" })).toEqual({
    objectType: "feed",
    content: {
      title: share.title,
      description: share.description,
      imageUrl: share.imageUrl,
      link: { mobileWebUrl: link, webUrl: link },
    },
    buttons: [{ title: "선물 받기", link: { mobileWebUrl: link, webUrl: link } }],
    serverCallbackArgs: { giftTo: "1" },
  });
});
