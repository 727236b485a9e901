import { BannerRecord, DisplayGroupRecord, DisplaysRecord } from "../records/display-record.ts";
import type { FieldProblem } from "../validate/problems.ts";
import { recordValidator } from "../validate/record-validator.ts";
import { type Checking, checkRows, type RowRules } from "./check-rows.ts";
import type { Known } from "./known.ts";
import { image } from "./media-use.ts";
import { named, needed } from "./reference.ts";

export const displayFile = "catalog/displays.json";
const displaysValidator = recordValidator(DisplaysRecord);
const bannerValidator = recordValidator(BannerRecord);
const groupValidator = recordValidator(DisplayGroupRecord);

/** What of the displays is good; what a group or a page names and is not good is left out of it. */
export type GoodDisplays = {
  banners: BannerRecord[];
  groups: DisplayGroupRecord[];
  pages: DisplaysRecord["pages"];
};

/** One file that holds three lists; each is judged as if it were a file. `null` when it does not hold them. */
export async function checkDisplays(checking: Checking, value: unknown): Promise<GoodDisplays | null> {
  const { record, problems } = displaysValidator.check(value);
  if (!record) {
    checking.problems.add(displayFile, 1, null, problems);
    return null;
  }
  const good: GoodDisplays = { banners: [], groups: [], pages: record.pages };
  const { known } = checking;
  await checkRows(
    checking,
    itemsOf(record.banners),
    bannerRules(known, (banner) => good.banners.push(banner)),
  );
  await checkRows(
    checking,
    itemsOf(record.displayGroups),
    groupRules(known, (group) => good.groups.push(group)),
  );
  checkPages(checking, record.pages);
  return good;
}

/** The rows of `pages` are its sub tabs. */
function checkPages({ known, problems }: Checking, pages: DisplaysRecord["pages"]): void {
  const rows = Object.entries(pages).flatMap(([tab, subTabs]) =>
    Object.entries(subTabs).map(([subTab, ids]) => named(known, "displayGroup", ids, `${tab}.${subTab}`)),
  );
  for (const [index, found] of rows.entries()) {
    if (found.length > 0) problems.add(`${displayFile} › pages`, index + 1, null, found);
  }
}

function bannerRules(known: Known, accept: (record: BannerRecord) => void): RowRules<BannerRecord> {
  return {
    file: `${displayFile} › banners`,
    kind: "banner",
    validator: bannerValidator,
    examine: ({ link, displayBeginOffset, displayEndOffset }) => [
      ...problemsOfLink(link, known),
      ...(displayBeginOffset <= displayEndOffset
        ? []
        : [{ field: "displayEndOffset", reason: "시작하는 날보다 빨라요" }]),
    ],
    media: (record) => [image(record.image, "image")],
    accept,
  };
}

function problemsOfLink({ type, productId, categoryId }: BannerRecord["link"], known: Known): FieldProblem[] {
  if (type === "product") {
    return productId === undefined
      ? [absent("link.productId")]
      : needed(known, "product", productId, "link.productId");
  }
  if (type === "category") {
    return categoryId === undefined
      ? [absent("link.categoryId")]
      : needed(known, "category", categoryId, "link.categoryId");
  }
  return [];
}

function absent(field: string): FieldProblem {
  return { field, reason: "꼭 있어야 하는 값이에요" };
}

function groupRules(
  known: Known,
  accept: (record: DisplayGroupRecord) => void,
): RowRules<DisplayGroupRecord> {
  return {
    file: `${displayFile} › displayGroups`,
    kind: "displayGroup",
    validator: groupValidator,
    examine: (record) => [
      ...named(known, "product", record.productIds, "productIds"),
      ...record.tabs.flatMap((tab, index) => problemsOfTab(known, tab, `tabs[${index}]`)),
      ...named(known, "banner", record.bannerIds, "bannerIds"),
      ...named(known, "category", record.categoryIds, "categoryIds"),
      ...named(known, "review", record.reviewIds, "reviewIds"),
      ...named(known, "video", record.videoIds, "videoIds"),
    ],
    media: () => [],
    accept,
  };
}

type Tab = DisplayGroupRecord["tabs"][number];

function problemsOfTab(known: Known, tab: Tab, field: string): FieldProblem[] {
  return [
    ...named(known, "product", tab.productIds, `${field}.productIds`),
    ...(tab.tabs ?? []).flatMap((inner, index) => problemsOfTab(known, inner, `${field}.tabs[${index}]`)),
  ];
}

function itemsOf(values: readonly unknown[]) {
  return values.map((value, index) => ({ row: index + 1, value, bytes: 0 }));
}
