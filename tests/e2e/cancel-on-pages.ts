import type { Locator } from "playwright-core";

/** Button that confirms a cancel: it names what comes back, or the cancel where nothing does. */
export const confirmButton = (sheet: Locator) =>
  sheet.getByRole("button", { name: /^(취소하기|취소 요청하기|[\d,]+(원 환불받기|P 돌려받기))$/ });

/** Names a reason in the open sheet and confirms the cancel. */
export async function confirmCancel(sheet: Locator): Promise<void> {
  await sheet.getByText("마음이 바뀌었어요").click();
  await confirmButton(sheet).click();
}
