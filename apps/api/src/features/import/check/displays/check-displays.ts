import {
  type BannerRecord,
  type CategoryDisplayRecord,
  type DisplayGroupRecord,
  DisplaysRecord,
} from "../../records/displays/display-record.ts";
import type {
  AdvertisingRecord,
  BestRankingRecord,
  ProductGroupRecord,
} from "../../records/displays/product-placement-records.ts";
import type {
  NavigationRecord,
  StyleRecord,
  SubTabRecord,
} from "../../records/displays/tab-and-style-records.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import { type Checking, checkRows } from "../check-rows.ts";
import { bannerRules } from "./banner-rules.ts";
import { checkGroupKindStyles } from "./check-group-kind-styles.ts";
import {
  checkBestRankings,
  checkCategoryDisplays,
  checkPages,
  checkProductGroups,
} from "./check-pages-and-rankings.ts";
import { advertisingRules, groupRules, noteGroupNames } from "./group-and-advertising-rules.ts";
import { DISPLAY_FILE } from "./name-list-of-display-file.ts";
import { navigationRules, subTabRules } from "./navigation-rules.ts";
import { numberRowsOfList } from "./number-rows-of-list.ts";

const displaysValidator = createRecordValidator(DisplaysRecord);

/** Good parts of the displays; groups and pages omit references to bad ones. */
export type GoodDisplays = {
  navigation: NavigationRecord[];
  subTabs: { tab: string; record: SubTabRecord }[];
  banners: BannerRecord[];
  groups: DisplayGroupRecord[];
  pages: DisplaysRecord["pages"];
  categoryDisplays: CategoryDisplayRecord[];
  productGroups: ProductGroupRecord[];
  bestRankings: BestRankingRecord[];
  advertising: AdvertisingRecord[];
  style: StyleRecord | null;
};

/**
 * Checks the displays, one file with many lists, each checked like a file of its own; `null` when the lists are
 * missing.
 */
export async function checkDisplays(checking: Checking, value: unknown): Promise<GoodDisplays | null> {
  const { record, problems } = displaysValidator.check(value);
  if (!record) {
    checking.problems.add(DISPLAY_FILE, 1, null, problems);
    return null;
  }
  const { known } = checking;
  const navigation: NavigationRecord[] = [];
  const subTabs: GoodDisplays["subTabs"] = [];
  const banners: BannerRecord[] = [];
  const groups: DisplayGroupRecord[] = [];
  const advertising: AdvertisingRecord[] = [];

  await checkRows(
    checking,
    numberRowsOfList(record.mainNavigation),
    navigationRules(known, (tab) => navigation.push(tab)),
  );
  for (const [tab, list] of Object.entries(record.subTabs)) {
    const accept = (subTab: SubTabRecord) => subTabs.push({ tab, record: subTab });
    await checkRows(checking, numberRowsOfList(list), subTabRules(known, tab, accept));
  }
  noteGroupNames(known, record.displayGroups);
  await checkRows(
    checking,
    numberRowsOfList(record.banners),
    bannerRules(known, (banner) => banners.push(banner)),
  );
  await checkRows(
    checking,
    numberRowsOfList(record.displayGroups),
    groupRules(known, (group) => groups.push(group)),
  );
  await checkRows(
    checking,
    numberRowsOfList(record.advertising),
    advertisingRules(known, (one) => advertising.push(one)),
  );
  return {
    navigation,
    subTabs,
    banners,
    groups,
    advertising,
    pages: checkPages(checking, record.pages),
    categoryDisplays: checkCategoryDisplays(checking, record.categoryDisplays),
    productGroups: checkProductGroups(checking, record.homeBestProductGroups),
    bestRankings: checkBestRankings(checking, record.bestRankings),
    style: checkGroupKindStyles(checking, record.style),
  };
}
