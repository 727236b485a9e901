/**
 * Protocol between the page and the native app. The app adds `window.todayfruitShell` to pages of the shop's origin
 * before any script: `postMessage(text)` takes the page's messages, and the app answers by calling `onmessage` with `{
 * data: text }`. Every message is JSON with `v: 1`; both sides ignore unknown messages, so that either may be newer.
 */
export const PROTOCOL = 1;

/** Questions of the page; each is answered once, by its `id`. */
export type ShellQuestions = {
  /** Greeting; without an answer no app is assumed. */
  hello: { asks: { page: string }; answers: { can: string[]; app: string } };
  /** Opens the phone's share sheet. */
  share: { asks: { title: string; url: string }; answers: { isShared: boolean } };
  /** Opens a URL outside the shop in a browser. */
  openExternal: { asks: { url: string }; answers: Record<never, never> };
  /** Gives haptic feedback. */
  haptic: { asks: { feel: "success" | "failure" | "light" }; answers: Record<never, never> };
};
export type QuestionKind = keyof ShellQuestions;

/** Messages the app sends by itself. */
export type ShellNews =
  /** Push token of this app, sent again when it changes. */
  | { kind: "pushToken"; token: string }
  /** Covered edges of the screen in CSS px. */
  | { kind: "safeAreas"; top: number; bottom: number };

export type ShellMessage =
  | { kind: "answer"; re: string; ok: boolean; value: Record<string, unknown> }
  | ShellNews;

/** @returns `null` for anything but a message of this protocol */
export function readShellMessage(text: unknown): ShellMessage | null {
  const said = parse(text);
  if (said === null || said.v !== PROTOCOL) return null;
  switch (said.kind) {
    case "answer":
      if (typeof said.re !== "string" || typeof said.ok !== "boolean") return null;
      return { kind: "answer", re: said.re, ok: said.ok, value: isObject(said.value) ? said.value : {} };
    case "pushToken":
      return isToken(said.token) ? { kind: "pushToken", token: said.token } : null;
    case "safeAreas":
      return isInset(said.top) && isInset(said.bottom)
        ? { kind: "safeAreas", top: said.top, bottom: said.bottom }
        : null;
    default:
      return null;
  }
}

function parse(text: unknown): Record<string, unknown> | null {
  if (typeof text !== "string" || text.length > LONGEST) return null;
  try {
    const said: unknown = JSON.parse(text);
    return isObject(said) ? said : null;
  } catch {
    return null;
  }
}

const LONGEST = 10_000;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isToken(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= 4096;
}

function isInset(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 200;
}
