import { BannerRecord } from "../../records/displays/display-record.ts";
import type { FieldProblem } from "../../validate/create-problem-collector.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import { image } from "../check-media.ts";
import { needed } from "../check-references.ts";
import type { RowRules } from "../check-rows.ts";
import type { Known } from "../known-catalogue-facts.ts";
import { listInFile } from "./name-list-of-display-file.ts";

const bannerValidator = createRecordValidator(BannerRecord);

export function bannerRules(known: Known, accept: (record: BannerRecord) => void): RowRules<BannerRecord> {
  return {
    file: listInFile("banners"),
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

function problemsOfLink(link: BannerRecord["link"], known: Known): FieldProblem[] {
  const { type, productId, categoryId, displayGroupName, tabKey } = link;
  if (link[FIELDS[type]] === undefined) return [{ field: `link.${FIELDS[type]}`, reason: ABSENT }];
  if (type === "product" && productId !== undefined)
    return needed(known, "product", productId, "link.productId");
  if (type === "category" && categoryId !== undefined)
    return needed(known, "category", categoryId, "link.categoryId");
  if (type === "displayGroup" && !known.groupOfName.has(displayGroupName ?? ""))
    return [{ field: "link.displayGroupName", reason: `‘${displayGroupName}’ 전시 그룹이 없어요` }];
  if (type === "tab" && !known.tabs.has(tabKey ?? ""))
    return [{ field: "link.tabKey", reason: `${tabKey} 상단 탭이 없어요` }];
  return [];
}

const ABSENT = "꼭 있어야 하는 값이에요";
const FIELDS = {
  product: "productId",
  category: "categoryId",
  displayGroup: "displayGroupName",
  tab: "tabKey",
  path: "path",
} as const satisfies Record<BannerRecord["link"]["type"], keyof BannerRecord["link"]>;
