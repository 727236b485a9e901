/** Condition that the purchase is made in the app. */
export type AppOnlyCondition = { code: "APP_ONLY" };

export function meetsAppOnly(_: AppOnlyCondition, use: { isApp: boolean }): boolean {
  return use.isApp;
}
