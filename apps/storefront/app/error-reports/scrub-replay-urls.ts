import { scrubText } from "@todayfruit/domain/error-reports/scrub-text";

type Item = [{ type?: unknown; length?: unknown }, unknown];

/** Attributes with URLs in a recording; its texts are masked already. */
const ADDRESSES = /^(?:href|src|action|content|value|description)$/;

/**
 * Removes the query from the URLs in a session replay, since the recorder has no hook for them. Changes the given
 * envelope before it is sent.
 *
 * @example the href "/cart?phone=010-1234-5678" becomes "/cart?[query]"
 */
export function scrubReplayUrls(envelope: readonly [unknown, readonly unknown[], ...unknown[]]): void {
  for (const item of envelope[1]) {
    if (!isRecording(item)) continue;
    const [header, recording] = item;
    const [first = "", ...events] = recording.split("\n");
    const scrubbed = [first, ...events.map(scrubEvents)].join("\n");
    item[1] = scrubbed;
    header.length = new TextEncoder().encode(scrubbed).length;
  }
}

function isRecording(item: unknown): item is [Item[0], string] {
  if (!Array.isArray(item)) return false;
  const [header, recording] = item as Item;
  return header?.type === "replay_recording" && typeof recording === "string";
}

function scrubEvents(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (key, value) =>
      typeof value === "string" && ADDRESSES.test(key) ? scrubText(value) : value,
    ),
  );
}
