import { errorText } from "../../api/error-text.ts";
import { isInApp } from "../../bridge/is-in-app.ts";
import { showSnackbar } from "../overlay/snackbar-store.ts";

export type SharedLink = {
  title: string;
  /** Absolute. */
  url: string;
};

/**
 * Hands a link to the device's own sharing, or to the clipboard where there is none. A messenger's own way (Kakao)
 * would be another function of this shape, offered where its key is configured.
 *
 * @returns whether it was shared; closing the device's sheet is a choice, and shares nothing
 */
export async function shareLink({ title, url }: SharedLink): Promise<boolean> {
  try {
    // What only the app needs is fetched only there.
    const byShell = isInApp()
      ? await (await import("../../bridge/shell.ts")).shareByShell({ title, url })
      : null;
    if (byShell !== null) return byShell;
    if (navigator.share) {
      await navigator.share({ title, url });
      return true;
    }
    await navigator.clipboard.writeText(url);
    showSnackbar("주소를 복사했어요", { tone: "success" });
    return true;
  } catch (error) {
    const isChoice = error instanceof DOMException && error.name === "AbortError";
    if (!isChoice) showSnackbar(errorText(error), { tone: "failure" });
    return false;
  }
}
