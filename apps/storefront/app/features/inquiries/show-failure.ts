import { errorText } from "../../api/error-text.ts";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";

/** Shows why a call failed. */
export function showFailure(error: Error): void {
  showSnackbar(errorText(error), { tone: "failure" });
}
