import type { Locator, Page } from "playwright-core";

/** Button that confirms a cancel: it names what comes back, or the cancel where nothing does. */
export const confirmButton = (sheet: Locator) =>
  sheet.getByRole("button", { name: /^(취소하기|취소 요청하기|[\d,]+(원 환불받기|P 돌려받기))$/ });

/** Names a reason in the open sheet and confirms the cancel. */
export async function confirmCancel(sheet: Locator): Promise<void> {
  await sheet.getByText("마음이 바뀌었어요").click();
  await confirmButton(sheet).click();
}

/** Button of an order of one product, or of the whole of several, that opens the sheet of the cancel. */
export const cancelButton = (page: Page) =>
  page.getByRole("button", { name: /(주문 취소|취소 요청|취소하고 환불받기|주문 전체 취소)$/ }).last();
