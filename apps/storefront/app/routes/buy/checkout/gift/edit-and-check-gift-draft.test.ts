import { expect, test } from "vitest";
import {
  addressEndOf,
  countOf,
  faultsOf,
  firstDraft,
  giftDataOf,
  remainingMessages,
  textsOf,
  withCard,
} from "./edit-and-check-gift-draft.ts";

const NAMED = { name: "박소담", phone: "010-2345-6789" };

test("gift draft: starts with one link to share and is valid as it is", () => {
  const draft = firstDraft("김하루");
  expect([draft.giftNotiType, countOf(draft), faultsOf(draft)]).toEqual([
    "kakaotalkSend",
    1,
    { receivers: [], sender: false },
  ]);
  expect(giftDataOf(draft)).toEqual({
    giftNotiType: "kakaotalkSend",
    receivers: [],
    giftSenderName: "김하루",
    giftMessage: "늘 고마운 마음을 과일 한 상자에 담았어요",
    giftCard: "thanks",
    giftNotifyAt: null,
  });
});

test("gift draft: sends a receiver's name only with a single link", () => {
  const draft = { ...firstDraft("김하루"), kakaoReceiverName: " 소담 " };
  expect(giftDataOf(draft).receivers).toEqual([{ name: "소담", phone: "" }]);
  expect(giftDataOf({ ...draft, kakaoCount: 3 }).receivers).toEqual([]);
});

test("gift draft: a notified receiver needs a name and a number", () => {
  const draft = {
    ...firstDraft(""),
    giftNotiType: "alimtalk" as const,
    receivers: [NAMED, { name: "", phone: "010" }],
  };
  expect(countOf(draft)).toBe(2);
  expect(faultsOf(draft)).toEqual({
    receivers: [
      { index: 1, fault: "name" },
      { index: 1, fault: "phone" },
    ],
    sender: true,
  });
});

test("gift draft: receivers of a text are notified at the chosen instant, and their seven days begin with it", () => {
  const later = { ...firstDraft("김하루"), notifyAt: "2026-12-24T00:00:00.000Z" };
  const byText = { ...later, giftNotiType: "alimtalk" as const };
  expect([giftDataOf(byText).giftNotifyAt, giftDataOf(later).giftNotifyAt]).toEqual([later.notifyAt, null]);
  expect(addressEndOf(byText, "2026-12-04", "2026-11-27")).toBe("2026-12-31");
  expect(addressEndOf(later, "2026-12-04", "2026-11-27")).toBe("2026-12-04");
});

test("withCard: a new picture brings its message unless the sender wrote one", () => {
  const draft = firstDraft("김하루");
  expect(withCard(draft, "birthday").message).toContain("생일");
  expect(withCard({ ...draft, message: "내가 쓴 말" }, "birthday").message).toBe("내가 쓴 말");
});

test("gift draft: the message of a refused field stays until the field changes", () => {
  const draft = { ...firstDraft("국세청"), message: "환급 확인 bit.ly/3" };
  const refused = {
    words: textsOf(draft),
    sentences: { giftSenderName: "고쳐 주세요", giftMessage: "빼 주세요" },
  };
  expect(remainingMessages(draft, refused)).toEqual(refused.sentences);
  expect(remainingMessages({ ...draft, senderName: "엄마" }, refused)).toEqual({ giftMessage: "빼 주세요" });
  expect(remainingMessages(draft, null)).toEqual({});
});
