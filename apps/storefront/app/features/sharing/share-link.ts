import { extractErrorText } from "../../api/extract-error-text.ts";
import { isInApp } from "../../native-app/is-in-app.ts";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";

export type SharedLink = {
  title: string;
  /** Absolute URL. */
  url: string;
};

/**
 * Shares a link through the app, the device's share sheet or, failing these, the clipboard.
 *
 * @returns true when shared; false when the shopper closed the share sheet
 */
export async function shareLink({ title, url }: SharedLink): Promise<boolean> {
  try {
    // Loads the app's bridge in the app only.
    const byShell = isInApp()
      ? await (await import("../../native-app/connect-native-app-and-share.ts")).shareByNativeApp({
          title,
          url,
        })
      : null;
    if (byShell !== null) return byShell;
    if (navigator.share) {
      await navigator.share({ title, url });
      return true;
    }
    return await copyLink(url);
  } catch (error) {
    const isChoice = error instanceof DOMException && error.name === "AbortError";
    if (!isChoice) showSnackbar(extractErrorText(error), { tone: "failure" });
    return false;
  }
}

/** Copies a URL; browsers refuse it in some frames and without TLS. */
async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    showSnackbar("주소를 복사했어요", { tone: "success" });
    return true;
  } catch {
    showSnackbar("주소를 복사하지 못했어요. 다른 브라우저로 열어 주세요", { tone: "failure" });
    return false;
  }
}
