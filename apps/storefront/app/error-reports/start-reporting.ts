import type { bugs as Bugs } from "./bugs.ts";

export type ReportSettings = {
  dsn: string;
  environment: string;
};

/**
 * Starts reporting errors. The reporter is loaded after the page, and only where the shop configures it; otherwise
 * nothing is loaded or sent.
 */
export function startReporting(settings: ReportSettings | null, bugs: typeof Bugs): void {
  if (settings === null) return;
  const early = (event: ErrorEvent) => bugs.report(event.error);
  const lost = (event: PromiseRejectionEvent) => bugs.report(event.reason);
  window.addEventListener("error", early);
  window.addEventListener("unhandledrejection", lost);

  async function load(known: ReportSettings): Promise<void> {
    const { startSentry } = await import("./sentry.ts");
    window.removeEventListener("error", early);
    window.removeEventListener("unhandledrejection", lost);
    bugs.handTo(startSentry(known));
  }

  if (document.readyState === "complete") void load(settings);
  else window.addEventListener("load", () => void load(settings), { once: true });
}
