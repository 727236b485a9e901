import { handleFetch } from "./handle-fetch.ts";
import { handleNotificationClick } from "./handle-notification-click.ts";
import { handlePush } from "./handle-push.ts";
import { precacheAll, precacheOfflinePage } from "./precache-offline-page-and-files.ts";
import { messageOf } from "./worker-message-type-and-parser.ts";

/**
 * Service worker: shows push messages and opens their links, and caches public pages for offline use. Built apart from
 * the pages and served at `/service-worker.js`. A new version waits until the shopper asks for it, or until no page uses
 * the old one.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;
const parts = {
  caches: worker.caches,
  fetch: (request: Request) => worker.fetch(request),
  origin: worker.location.origin,
};

worker.addEventListener("install", (event) => event.waitUntil(precacheOfflinePage(parts)));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const answer = handleFetch(parts, event.request);
  if (answer) event.respondWith(answer);
});
worker.addEventListener("message", (event) => {
  const message = messageOf(event.data);
  if (message?.kind === "takeOver") void worker.skipWaiting();
  if (message?.kind === "keep") event.waitUntil(precacheAll(parts, message.addresses));
});
worker.addEventListener("push", (event) => event.waitUntil(handlePush(worker, event.data)));
worker.addEventListener("notificationclick", (event) =>
  event.waitUntil(handleNotificationClick(worker, event.notification)),
);
