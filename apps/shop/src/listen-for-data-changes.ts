import {
  listenForNotifications,
  type NotificationListener,
} from "@todayfruit/api/db/notifications/listen-for-notifications";
import { parseRecordChangeNotification } from "@todayfruit/api/db/notifications/parse-record-change-notification";
import type { EdgePurgeSchedule } from "@todayfruit/api/features/edge-purges/schedule-edge-purges";
import { EVERYTHING } from "@todayfruit/api/http/cache/list-reply-cache-tags";
import type { ResponseCache } from "@todayfruit/api/http/cache/response-cache";
import type { Services } from "@todayfruit/api/http/handler-context-types";

type Kept = Pick<
  Services,
  "deliveryCalendar" | "searchDictionary" | "searchPins" | "recordChanges" | "replicas" | "log"
>;

/**
 * Listens for changes by any process: what this process keeps of the catalogue is dropped, and operators' consoles are told
 * which records to read again.
 *
 * @param url address of the database without a pooler
 */
export function listenForDataChanges(
  url: string,
  { deliveryCalendar, searchDictionary, searchPins, recordChanges, replicas, log }: Kept,
  { cache, edgePurges }: { cache: ResponseCache; edgePurges: EdgePurgeSchedule },
): Promise<NotificationListener> {
  const onTags = (tags: readonly string[]) => {
    // First, so that no reply is made again on a replica without the change and kept.
    replicas.noteCommit();
    // Before the cached replies, so that none is made again of the calendar before.
    if (tags.includes(EVERYTHING)) {
      deliveryCalendar.drop();
      searchDictionary.drop();
    }
    if (tags.includes(EVERYTHING) || tags.includes("search-pins")) searchPins.drop();
    cache.drop(tags);
    if (tags.some(isOfProducts)) recordChanges.add({ noun: "products", farms: null });
  };
  return listenForNotifications(
    url,
    {
      // A change without tags concerns everything.
      catalog_changed: (payload) => {
        onTags(payload === "" ? [EVERYTHING] : payload.split(" "));
        edgePurges.onChange();
      },
      record_changed: (payload) => recordChanges.add(parseRecordChangeNotification(payload)),
    },
    {
      onConnected() {
        onTags([EVERYTHING]);
        edgePurges.onConnected();
        recordChanges.setLive(true);
      },
      onLost() {
        edgePurges.onLost();
        recordChanges.setLive(false);
      },
      log,
    },
  );
}

function isOfProducts(tag: string): boolean {
  return tag === EVERYTHING || tag.startsWith("product:");
}
