/** Event on `window` with the app's push token, fired again when it changes. */
export const PUSH_TOKEN = "todayfruit:pushtoken";

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of the platform is added to by an interface only
  interface WindowEventMap {
    [PUSH_TOKEN]: CustomEvent<{ token: string }>;
  }
}

/** @example window.addEventListener(PUSH_TOKEN, ({ detail: { token } }) => registerPushToken(token)) */
export function pushTokenEvent(token: string): WindowEventMap[typeof PUSH_TOKEN] {
  return new CustomEvent(PUSH_TOKEN, { detail: { token } });
}
