import { currentSnack, showSnackbar, subscribeToSnackbar } from "../ui/overlay/snackbar-store.ts";
import type { ShellNews } from "./bridge-message-types-and-reader.ts";
import { type Bridge, createBridge, type ShellPort } from "./create-bridge.ts";
import { pushTokenEvent } from "./push-token-event.ts";

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of the platform is added to by an interface only
  interface Window {
    todayfruitShell?: ShellPort;
  }
}

let bridge: Bridge | null = null;
let isLost = false;

/** Greets the app and connects the page to the phone's functions. Runs once, in an app only. */
export async function connectNativeApp(): Promise<void> {
  const open = bridgeOf(window);
  if (open === null) return lose();
  subscribeToSnackbar(() => {
    const tone = currentSnack()?.tone;
    if (tone !== "success" && tone !== "failure") return;
    // Haptic feedback is optional: a failure is ignored.
    void open.ask("haptic", { feel: tone }).catch(() => undefined);
  });
  document.addEventListener("click", openOutside);
  await open.hello().catch(lose);
}

/** @returns true when the phone shared it; `null` when the app cannot, and the page shares as in a browser */
export async function shareByNativeApp(link: { title: string; url: string }): Promise<boolean | null> {
  const open = isLost ? null : bridgeOf(window);
  if (open === null) return null;
  try {
    return (await open.ask("share", link)).isShared === true;
  } catch {
    lose();
    return null;
  }
}

/** Opens links to other sites in a browser, or as usual when the app does not answer. */
function openOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const isOutside =
    link !== null && /^https?:$/.test(link.protocol) && link.origin !== window.location.origin;
  if (!isOutside || event.defaultPrevented || isLost || bridge === null) return;
  event.preventDefault();
  bridge.ask("openExternal", { url: link.href }).catch(() => {
    lose();
    window.location.assign(link.href);
  });
}

/** Creates the bridge if the app added its port to this page and the page is not in a frame. */
function bridgeOf({ todayfruitShell: port, top, self }: Window): Bridge | null {
  if (bridge !== null || port === undefined || top !== self) return bridge;
  bridge = createBridge({
    port,
    origin: window.location.origin,
    newId: () => crypto.randomUUID(),
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    onNews: handleNews,
  });
  return bridge;
}

function handleNews(news: ShellNews): void {
  if (news.kind === "pushToken") {
    window.dispatchEvent(pushTokenEvent(news.token));
    return;
  }
  const { style } = document.documentElement;
  style.setProperty("--safe-t", `${news.top}px`);
  style.setProperty("--safe-b", `${news.bottom}px`);
}

/** Falls back to a plain browser from now on, and notifies the shopper once. */
function lose(): void {
  if (isLost) return;
  isLost = true;
  showSnackbar("앱과 연결이 끊겼어요. 브라우저처럼 이어서 쓸 수 있어요");
}
