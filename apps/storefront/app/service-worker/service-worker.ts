import { handleFetch } from "./handle-fetch.ts";
import { handleNotificationClick } from "./handle-notification-click.ts";
import { handlePush } from "./handle-push.ts";
import { keepAll, keepOfflinePage } from "./keep-what-is-open.ts";
import { messageOf } from "./message.ts";

/**
 * What stays in the browser when no page of the shop is open: it shows pushes and opens what they lead to, and keeps
 * public pages for when there is no network. Built apart from the pages and served at `/service-worker.js`. A new
 * version waits until the shopper asks for it, or until no page of the old one is open.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;
const parts = {
  caches: worker.caches,
  fetch: (request: Request) => worker.fetch(request),
  origin: worker.location.origin,
};

worker.addEventListener("install", (event) => event.waitUntil(keepOfflinePage(parts)));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const answer = handleFetch(parts, event.request);
  if (answer) event.respondWith(answer);
});
worker.addEventListener("message", (event) => {
  const message = messageOf(event.data);
  if (message?.kind === "takeOver") void worker.skipWaiting();
  if (message?.kind === "keep") event.waitUntil(keepAll(parts, message.addresses));
});
worker.addEventListener("push", (event) => event.waitUntil(handlePush(worker, event.data)));
worker.addEventListener("notificationclick", (event) =>
  event.waitUntil(handleNotificationClick(worker, event.notification)),
);
