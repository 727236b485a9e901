import { extractErrorText } from "../../api/extract-error-text.ts";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";

/** Shows why a call failed. */
export function showCallFailureSnackbar(error: Error): void {
  showSnackbar(extractErrorText(error), { tone: "failure" });
}
