import { signUp } from "../sign-up-steps.ts";
import { open, press, run, see, type Visit } from "../visit-steps.ts";

/** Expressions that are true where a browser has a feature that the shop uses and can do without. */
const FEATURES = {
  "share sheet": "'share' in navigator",
  clipboard: "'clipboard' in navigator",
  push: "'PushManager' in globalThis && 'Notification' in globalThis",
  "codes from messages": "'OTPCredential' in globalThis",
  "trusted types": "'trustedTypes' in globalThis",
  "content-visibility": "CSS.supports('content-visibility', 'auto')",
  ":has()": "CSS.supports('selector(:has(a))')",
};

/**
 * A member registers without a code read from the message, shares a link without a share sheet, and reads whether this
 * browser takes notifications.
 */
export async function useShopWithoutBrowserFeatures(visit: Visit): Promise<void> {
  const { tab } = visit;
  await signUp(visit);
  await open(visit, "/products/20001");
  console.log(`  lacks: ${(await missingIn(visit)).join(", ") || "nothing"}`);
  await run(tab, "Reflect.deleteProperty(Navigator.prototype, 'share')");
  await press(tab, "button", "공유");
  await see(tab, "text", "^주소를 복사했어요$");
  await open(visit, "/settings");
  await see(tab, "text", await notificationNote(visit));
}

async function missingIn({ tab }: Visit): Promise<string[]> {
  const missing: string[] = [];
  for (const [name, has] of Object.entries(FEATURES)) {
    if (!(await tab.evaluate<boolean>(has))) missing.push(name);
  }
  return missing;
}

/** Text below 이 기기에서 알림 받기 that this browser should have. */
async function notificationNote({ tab }: Visit): Promise<string> {
  if (!(await tab.evaluate<boolean>(FEATURES.push))) {
    return "^이 브라우저에서는 받을 수 없어요. 아이폰은 홈 화면에 추가하면 받을 수 있어요$";
  }
  return (await tab.evaluate<string>("Notification.permission")) === "denied"
    ? "^브라우저가 막고 있어요. 주소창 왼쪽의 사이트 설정에서 알림을 허용해 주세요$"
    : "^켜면 브라우저가 알림을 보내도 되는지 물어봐요$";
}
