type Shop = Pick<ServiceWorkerGlobalScope, "clients" | "location">;

/** Opens the page a notification links to, in an open page of the shop or a new one. Never opens another site. */
export async function handleNotificationClick(
  { clients, location }: Shop,
  notification: Notification,
): Promise<void> {
  notification.close();
  const url = pageOf(notification.data, location.origin);
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => client.url === url) ?? open[0];
  if (!there) {
    await clients.openWindow(url);
    return;
  }
  await there.focus();
  if (there.url !== url) await there.navigate(url);
}

/** @example pageOf({ href: "/orders/12" }, "https://f.kr") // "https://f.kr/orders/12" */
function pageOf(data: unknown, origin: string): string {
  const { href }: { href?: unknown } = Object(data);
  const fallback = `${origin}/notifications`;
  const url = typeof href === "string" ? urlAt(href, origin) : null;
  return url?.origin === origin ? url.href : fallback;
}

/** Parses a URL without `URL.canParse`, which older browsers lack and a page adds, but not a worker. */
function urlAt(href: string, origin: string): URL | null {
  try {
    return new URL(href, origin);
  } catch {
    return null;
  }
}
