import { expect, test } from "vitest";
import { advertisementText } from "./advertisement-text.ts";

test("advertisement: the text begins with (광고) and the sender's name and ends with how to unsubscribe", () => {
  expect(
    advertisementText({
      shopName: "오늘의과일",
      text: " 감귤이 나왔어요\n",
      settingsUrl: "https://f.kr/settings",
    }),
  ).toBe("(광고)[오늘의과일] 감귤이 나왔어요\n\n무료 수신거부: https://f.kr/settings");
});
