/** What time it is at the shop. A sale opens by its clock, and a shopper's may be minutes off. */
export function createServerClock(own: () => number) {
  // Where the difference to our own clock must lie, in ms; every answer that is heard narrows it.
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  return {
    /**
     * An answer of the shop was stamped with its time, which is told in whole seconds.
     *
     * @param date the `Date` header
     * @param sentAt when it was asked for, in ms of our own clock
     */
    hear(date: string | null, sentAt: number): void {
      const stamped = date === null ? Number.NaN : Date.parse(date);
      if (Number.isNaN(stamped)) return;
      const [least, most] = [stamped - own(), stamped + 1000 - sentAt];
      // Our own clock was set meanwhile: what was heard before says nothing any more.
      const isOutdated = least > high || most < low;
      low = isOutdated ? least : Math.max(low, least);
      high = isOutdated ? most : Math.min(high, most);
    },
    /** In ms since 1970. Our own clock is believed as far as the shop does not contradict it. */
    now: (): number => own() + Math.min(Math.max(0, low), high),
  };
}

export const serverClock = createServerClock(() => Date.now());
