import { isIgnored } from "@todayfruit/domain/reports/is-ignored";
import { ApiError } from "../api/api-error.ts";
import { showSnackbar } from "../ui/overlay/snackbar-store.ts";

/**
 * Something failed that nobody took care of: the shopper reads so instead of waiting for nothing. Rule: specification §8,
 * "Generic failure". What the shop itself said is said as it is; a network that failed for a part of the page that nobody
 * asked for is no news.
 */
export function sayUnforeseen(): void {
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof ApiError) showSnackbar(reason.message, { tone: "failure" });
    else if (!isIgnored(String(reason))) showSnackbar("에러 발생", { tone: "failure" });
  });
}
