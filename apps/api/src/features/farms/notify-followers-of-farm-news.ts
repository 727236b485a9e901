import { kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import {
  farmNewsText,
  HARVEST_DAYS,
  isNewsTime,
  NEW_PRODUCT_DAYS,
} from "@todayfruit/domain/farms/farm-news-kinds-and-times";
import type { Services } from "../../http/handler-context-types.ts";
import { deriveSaleWindowOfProduct } from "../catalog/derive-sale-window-of-product.ts";
import {
  addFarmNewsNotifications,
  addSpecialPriceNews,
  listNews,
  type NewsRow,
  noticeNews,
} from "./farm-news.repository.ts";

const DAY_MS = 86_400_000;

/**
 * Notifies the followers of farms of what is new: a product, a first harvest, a special price; each once, in the daytime
 * of Korea. A batch is notified and marked in one statement, so that a process that dies loses and repeats nothing.
 *
 * @returns number of notices
 */
export async function notifyFollowersOfFarmNews({ db, now, log }: Services, batch = 500): Promise<number> {
  const at = now();
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS);
  await addSpecialPriceNews(db, at, before(1));
  await noticeNews(db, at, { newSince: before(NEW_PRODUCT_DAYS), harvestSince: before(HARVEST_DAYS) });
  if (!isNewsTime(kstTimeOf(at.toISOString()))) return 0;
  let total = 0;
  for (const news of await listNews(db)) {
    if (saleWindowRestriction(deriveSaleWindowOfProduct(news, at)) !== null) continue;
    const notice = noticeOf(news);
    let told: number;
    do {
      told = await addFarmNewsNotifications(db, { ...notice, now: at, take: batch });
      total += told;
    } while (told === batch);
  }
  if (total > 0) log.info("farm news told", { job: "farm-news", count: total });
  return total;
}

function noticeOf(news: NewsRow) {
  const { title, body } = farmNewsText(news);
  const variables = { 농장: news.farm, 소식: body };
  return { id: news.id, title, body, href: `/products/${news.product_id}`, variables, image: news.image };
}
