/** Names under which a browser keeps the link that its orders are credited to. */

export const CAMPAIGN_KEY = "attribution";
export const CONTENT_KEY = "attributionContent";

/** Campaign parameters of a link into the shop. */
export const CAMPAIGN_FIELDS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
] as const;
/** Parameters of links from content: `live` of a broadcast, `video` of a video. A link with both is of the broadcast. */
export const CONTENT_KINDS = ["live", "video"] as const;

/** Tells whether a value can be the id of a video or a broadcast. */
export function isContentId(id: unknown): id is number {
  return typeof id === "number" && Number.isSafeInteger(id) && id >= 1;
}
