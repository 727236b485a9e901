export type Snack = {
  text: string;
  /** `failure` is announced assertively, the others politely. */
  tone: "plain" | "success" | "failure";
  action?: { label: string; run(): void };
};

let current: Snack | null = null;
const listeners = new Set<() => void>();

/**
 * Shows a message for 2.5 s. Only one at a time: a new one replaces the old. Rule: specification §2.
 *
 * @example showSnackbar("주소가 삭제되었습니다.")
 */
export function showSnackbar(text: string, options: Omit<Partial<Snack>, "text"> = {}): void {
  current = { text, tone: "plain", ...options };
  notify();
}

/** Shows a message unless another one is shown; for results that the page itself shows, too. */
export function showSnackbarUnlessRead(text: string): void {
  if (current === null) showSnackbar(text);
}

export function hideSnackbar(snack: Snack): void {
  if (current !== snack) return;
  current = null;
  notify();
}

export function currentSnack(): Snack | null {
  return current;
}

export function subscribeToSnackbar(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
