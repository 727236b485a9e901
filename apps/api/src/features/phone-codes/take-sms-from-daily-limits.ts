import { kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { PER_DAY_AN_ADDRESS } from "@todayfruit/domain/phone-codes/phone-code-rules";
import type { Registry } from "prom-client";
import type { Services } from "../../http/handler-context-types.ts";
import { boundsOf } from "../../http/limits/derive-limited-networks-of-address.ts";
import { consumeLimit, readLimit } from "../../http/limits/limit-counts.repository.ts";
import { registerGaugesPerScrape } from "../../http/operations/register-gauges-per-scrape.ts";

type Needs = Pick<Services, "db" | "now" | "rules">;

const KEY = "code texts";
const DAY_MS = 86_400_000;

/**
 * Takes one of the texts with codes that the whole shop may send on a KST day, across processes. This bounds the cost
 * of an attack from many networks and numbers.
 *
 * @returns `false` when the day's limit is used up
 */
export function takeCodeText({ db, now, rules }: Needs): Promise<boolean> {
  const start = startOfDay(now());
  const expiresAt = new Date(start.getTime() + 2 * DAY_MS);
  return consumeLimit(db, { key: KEY, start, limit: rules.codeTextsADay, expiresAt });
}

/**
 * Takes one of the texts with codes that an IPv6 site (/48) may request on a KST day, in addition to the limit of each
 * of its networks.
 *
 * @returns `false` when the day's limit is used up; an IPv4 address is a network without a site
 */
export async function takeTextOfSite(
  { db, now }: Pick<Needs, "db" | "now">,
  address: string,
): Promise<boolean> {
  const site = boundsOf(address)[1];
  if (!site) return true;
  const start = startOfDay(now());
  const expiresAt = new Date(start.getTime() + 2 * DAY_MS);
  const limit = PER_DAY_AN_ADDRESS * site.times;
  return consumeLimit(db, { key: `${KEY} ${site.network}`, start, limit, expiresAt });
}

/** Registers the gauge of texts with codes: the used part of the day's limit, 0 to 1. */
export function observeCodeTexts(registry: Registry, { db, now, rules }: Needs): void {
  registerGaugesPerScrape(registry, () => readLimit(db, KEY, startOfDay(now())), [
    {
      name: "code_texts_share",
      help: "Texts with codes of this day of Korea, as a part of CODE_TEXTS_A_DAY",
      of: (count: number) => count / rules.codeTextsADay,
    },
  ]);
}

function startOfDay(now: Date): Date {
  return new Date(kstMidnight(kstDateOf(now.toISOString())));
}
