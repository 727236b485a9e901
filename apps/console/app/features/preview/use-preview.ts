import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import { useDebouncedValue } from "../../ui/use-debounced-value.ts";

const CREATE_PREVIEW = "POST /operator/v1/previews";

/** Page that is previewed, its instant (now without one), and edits that are not saved yet. */
export type PreviewWish = Omit<Input<typeof CREATE_PREVIEW>["body"], "variant">;

/** Pause in ms after the last edit before a preview of it is made. */
const PAUSE_MS = 700;
/** Time in ms for which the addresses of a preview are used; they open for an hour. */
const USED_MS = 50 * 60_000;

/**
 * Makes the preview of a page for the four faces once its wish stays the same; the one before is shown until then.
 *
 * @param wish `null` makes none
 * @param revision names what is saved
 */
export function usePreview(wish: PreviewWish | null, revision: string) {
  const settled = useDebouncedValue(wish, PAUSE_MS);
  return useQuery({
    queryKey: ["preview", settled, revision],
    queryFn: () =>
      settled === null
        ? Promise.reject(new Error("A preview was asked for without a page"))
        : callApi(CREATE_PREVIEW, { body: settled }),
    enabled: settled !== null,
    staleTime: USED_MS,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}
