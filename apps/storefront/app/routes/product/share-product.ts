import { errorText } from "../../api/error-text.ts";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";

/** Hands the page's address to the device's own sharing, or to the clipboard where there is none. */
export async function shareProduct(name: string): Promise<void> {
  const url = window.location.href;
  try {
    if (navigator.share) {
      await navigator.share({ title: name, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    showSnackbar("주소를 복사했어요", { tone: "success" });
  } catch (error) {
    // Closing the device's sharing sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showSnackbar(errorText(error), { tone: "failure" });
  }
}
