/**
 * How the page and the native app that shows it speak. The app puts `window.todayfruitShell` into pages of the shop's own
 * origin, before any script: `postMessage(text)` takes what the page says, and the app answers by calling `onmessage` with
 * `{ data: text }`. Every message is JSON with `v: 1`; what is not understood is let go by both sides, so that either may
 * be newer.
 */
export const PROTOCOL = 1;

/** What the page asks; every question is answered once, by its `id`. */
export type ShellQuestions = {
  /** The first one. Whoever does not answer it is no app. */
  hello: { asks: { page: string }; answers: { can: string[]; app: string } };
  /** The phone's own sharing. */
  share: { asks: { title: string; url: string }; answers: { isShared: boolean } };
  /** An address outside the shop, in a browser beside the app. */
  openExternal: { asks: { url: string }; answers: Record<never, never> };
  /** A touch that can be felt. */
  haptic: { asks: { feel: "success" | "failure" | "light" }; answers: Record<never, never> };
};
export type QuestionKind = keyof ShellQuestions;

/** What the app says by itself. */
export type ShellNews =
  /** Where telephones of this app get their notices; again whenever it changes. */
  | { kind: "pushToken"; token: string }
  /** What of the screen is covered, in CSS pixels. */
  | { kind: "safeAreas"; top: number; bottom: number };

export type ShellMessage =
  | { kind: "answer"; re: string; ok: boolean; value: Record<string, unknown> }
  | ShellNews;

/** @returns `null` for what is no message of this protocol */
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
