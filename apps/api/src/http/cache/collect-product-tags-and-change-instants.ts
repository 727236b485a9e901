/** Catalogue content of a reply, and when it changes by itself. */
export type Shown = {
  /** `product:{id}` of every product in it. */
  tags: ReadonlySet<string>;
  /** First instant after now at which something in it opens or ends, in ms since 1970; `null` when nothing does. */
  changesAt: number | null;
  /** The same for sales alone, without the cutoffs of farms: after it a price or availability differs. */
  saleChangesAt: number | null;
};

/** Fields of the contract that hold an instant at which the content changes. */
const INSTANTS = ["comingSoonDate", "limitedPeriodBegin", "limitedPeriodEnd", "beginsAt", "endsAt"] as const;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const KST = 540 * MINUTE;

/**
 * Reads the products of a reply, known by their `productPrice`, and the instants at which it changes.
 *
 * @param now in ms since 1970
 * @example collectProductTagsAndChangeInstants({ list: [{ id: 20001, productPrice: {}, … }] }, now) // { tags: Set { "product:20001" }, … }
 */
export function collectProductTagsAndChangeInstants(reply: unknown, now: number): Shown {
  const tags = new Set<string>();
  let saleChangesAt: number | null = null;
  let cutoffAt: number | null = null;
  const waiting: unknown[] = [reply];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) {
      const fields = value as Record<string, unknown>;
      if (typeof fields.id === "number" && "productPrice" in fields) tags.add(`product:${fields.id}`);
      for (const name of INSTANTS) {
        const instant = fields[name];
        // Most objects have none, and a reply has hundreds.
        if (instant === undefined || instant === null) continue;
        saleChangesAt = sooner(saleChangesAt, Date.parse(String(instant)), now);
      }
      // An order before a farm's cutoff is dispatched today, one after it later: the text about dispatch changes then.
      if ("orderCutoffTime" in fields)
        cutoffAt = sooner(cutoffAt, nextTimeInKorea(fields.orderCutoffTime, now), now);
    }
    waiting.push(...Object.values(value));
  }
  const changesAt = cutoffAt === null ? saleChangesAt : sooner(saleChangesAt, cutoffAt, now);
  return { tags, changesAt, saleChangesAt };
}

function sooner(known: number | null, instant: number, now: number): number | null {
  if (!(instant > now)) return known;
  return known === null ? instant : Math.min(known, instant);
}

/** Returns the next instant, in ms since 1970, at which the clock in Korea (KST) shows a time, e.g. `13:00`. */
function nextTimeInKorea(time: unknown, now: number): number {
  const [hours = Number.NaN, minutes = Number.NaN] = String(time).split(":").map(Number);
  const today = Math.floor((now + KST) / DAY) * DAY - KST + (hours * 60 + minutes) * MINUTE;
  return today > now ? today : today + DAY;
}
