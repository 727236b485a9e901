import { pagePreview } from "../preview/read-preview-token-and-instant.ts";

/** Estimates the server's time. Sales open by it, and a device's clock may be minutes off. */
export function createServerClock(own: () => number) {
  // Bounds of the difference to the device's clock in ms; every reply narrows them.
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  return {
    /**
     * Takes the time of a reply, which has whole seconds.
     *
     * @param date the `Date` header
     * @param sentAt time of the request in ms of the device's clock
     */
    sync(date: string | null, sentAt: number): void {
      const stamped = date === null ? Number.NaN : Date.parse(date);
      if (Number.isNaN(stamped)) return;
      const [least, most] = [stamped - own(), stamped + 1000 - sentAt];
      // The device's clock was set in between: earlier bounds no longer apply.
      const isOutdated = least > high || most < low;
      low = isOutdated ? least : Math.max(low, least);
      high = isOutdated ? most : Math.min(high, most);
    },
    /** Returns the server's time in ms since 1970: the device's clock, corrected as far as replies require. */
    now: (): number => own() + Math.min(Math.max(0, low), high),
  };
}

/** Creates the clock of a preview: it runs on from the instant that the page shows, in ms since 1970. */
export function createPreviewClock(at: number, own: () => number): ReturnType<typeof createServerClock> {
  const ahead = at - own();
  return { sync: () => undefined, now: () => own() + ahead };
}

export const serverClock =
  pagePreview === null
    ? createServerClock(() => Date.now())
    : createPreviewClock(pagePreview.at, () => Date.now());
