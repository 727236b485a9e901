import { isIgnoredErrorMessage } from "@todayfruit/domain/error-reports/is-ignored-error-message";
import { ApiError } from "../api/api-error.ts";
import { showSnackbar } from "../ui/overlay/snackbar-store.ts";

/**
 * Shows a message for every unhandled rejection. Rule: specification §8, "Generic failure". A refusal shows its own
 * message; network failures of background requests are ignored.
 */
export function showUnhandledRejections(): void {
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof ApiError) showSnackbar(reason.message, { tone: "failure" });
    else if (!isIgnoredErrorMessage(String(reason))) showSnackbar("에러 발생", { tone: "failure" });
  });
}
