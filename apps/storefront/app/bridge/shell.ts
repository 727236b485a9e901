import { currentSnack, showSnackbar, subscribeToSnackbar } from "../ui/overlay/snackbar-store.ts";
import { type Bridge, createBridge, type ShellPort } from "./create-bridge.ts";
import type { ShellNews } from "./protocol.ts";
import { pushTokenEvent } from "./push-token.ts";

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of the platform is added to by an interface only
  interface Window {
    todayfruitShell?: ShellPort;
  }
}

let bridge: Bridge | null = null;
let isLost = false;

/** Greets the app that shows this page and lends the page what the phone can do. Runs once; only in an app. */
export async function startShell(): Promise<void> {
  const open = bridgeOf(window);
  if (open === null) return lose();
  subscribeToSnackbar(() => {
    const tone = currentSnack()?.tone;
    if (tone !== "success" && tone !== "failure") return;
    // A touch that is not felt is not missed, and nothing is to be said of it.
    void open.ask("haptic", { feel: tone }).catch(() => undefined);
  });
  document.addEventListener("click", openOutside);
  await open.hello().catch(lose);
}

/** @returns whether the phone shared it; `null` when the app cannot, and the page shares as in any browser */
export async function shareByShell(link: { title: string; url: string }): Promise<boolean | null> {
  const open = isLost ? null : bridgeOf(window);
  if (open === null) return null;
  try {
    return (await open.ask("share", link)).isShared === true;
  } catch {
    lose();
    return null;
  }
}

/** Links to other sites open beside the app, or, when it does not answer, as links do. */
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

/** The app's end of the bridge, where one was put into this very page and not into a frame of another. */
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
    onNews: hear,
  });
  return bridge;
}

function hear(news: ShellNews): void {
  if (news.kind === "pushToken") {
    window.dispatchEvent(pushTokenEvent(news.token));
    return;
  }
  const { style } = document.documentElement;
  style.setProperty("--safe-t", `${news.top}px`);
  style.setProperty("--safe-b", `${news.bottom}px`);
}

/** From now on the page does everything as in any browser; it is said once. */
function lose(): void {
  if (isLost) return;
  isLost = true;
  showSnackbar("앱과 연결이 끊겼어요. 브라우저처럼 이어서 쓸 수 있어요");
}
