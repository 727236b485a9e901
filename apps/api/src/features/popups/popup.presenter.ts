import type { Reply } from "@todayfruit/contract/all-calls";
import type { PopupRow } from "./list-shown-popups.repository.ts";

/** Presents a popup of the home. */
export function presentPopup(row: PopupRow): Reply<"GET /v1/popups">["list"][number] {
  const { id, title, text, image, href } = row;
  return { id, title, text, image, imageAlt: row.image_alt, href, endsAt: row.end_at.toISOString() };
}
