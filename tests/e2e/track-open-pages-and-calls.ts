import type { Page, Request } from "playwright-core";

export type OpenPage = {
  page: Page;
  /** Last documents and calls that it asked for, the latest at the end. */
  calls: { name: string; answer: string }[];
};

/** Pages of this worker's journeys that are open. */
export const openPages = new Set<OpenPage>();

const MOST_CALLS = 12;

/** Follows a page until it is closed. */
export function trackOpenPageAndCalls(page: Page): void {
  const open: OpenPage = { page, calls: [] };
  const asked = new Map<Request, OpenPage["calls"][number]>();
  openPages.add(open);
  page.on("close", () => openPages.delete(open));
  page.on("request", (request) => {
    if (!["document", "fetch", "xhr"].includes(request.resourceType())) return;
    const { pathname, search } = new URL(request.url());
    const call = { name: `${request.method()} ${pathname}${search}`, answer: "not answered" };
    asked.set(request, call);
    open.calls.push(call);
    open.calls.splice(0, open.calls.length - MOST_CALLS);
  });
  const answered = (request: Request, answer: string) => {
    const call = asked.get(request);
    if (call) call.answer = answer;
    asked.delete(request);
  };
  page.on("response", (response) => answered(response.request(), String(response.status())));
  page.on("requestfailed", (request) => answered(request, request.failure()?.errorText ?? "failed"));
}
