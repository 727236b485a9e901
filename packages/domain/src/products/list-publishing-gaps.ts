import type { ProductStatus } from "../catalog/product-and-option-status.ts";
import { type ItemNotice, noticeGaps } from "./item-notice-classes-and-gaps.ts";

/** Facts without which a product may not be offered. */
export type PublishingFacts = {
  origin: string;
  itemNotice: ItemNotice | null;
  optionCount: number;
  /** Options whose price per unit of weight is not shown. */
  optionsWithoutUnitPrice: number;
  /** Business number of the farm that sells. */
  businessNumber: string;
};

export type PublishingGap = {
  code:
    | "ORIGIN_REQUIRED"
    | "ITEM_NOTICE_REQUIRED"
    | "ITEM_NOTICE_FIELD_REQUIRED"
    | "ITEM_NOTICE_FIELD_VAGUE"
    | "OPTION_REQUIRED"
    | "UNIT_PRICE_REQUIRED"
    | "BUSINESS_NUMBER_REQUIRED";
  /** Field to fill in; a label of the notice after `itemNotice.`. */
  field: string;
};

const HIDDEN: readonly ProductStatus[] = ["waiting", "suspended", "removed"];

/** Reports whether shoppers see a product of this status. */
export function isPublished(status: ProductStatus): boolean {
  return !HIDDEN.includes(status);
}

/**
 * Lists what is missing before a product may be seen: origin (농수산물의 원산지 표시 등에 관한 법률 제5조), notice (전자상거래법 제13조 제4항),
 * unit price (가격표시제 실시요령), the seller's business number (전자상거래법 제20조) and an option to buy.
 */
export function listPublishingGaps(facts: PublishingFacts): PublishingGap[] {
  const { origin, itemNotice, optionCount, optionsWithoutUnitPrice, businessNumber } = facts;
  const gaps: (PublishingGap | false)[] = [
    isBlank(origin) && { code: "ORIGIN_REQUIRED", field: "origin" },
    itemNotice === null && { code: "ITEM_NOTICE_REQUIRED", field: "itemNotice" },
    ...(itemNotice ? noticeGaps(itemNotice) : []).map(({ code, label }) => ({
      code,
      field: `itemNotice.${label}`,
    })),
    optionCount === 0 && { code: "OPTION_REQUIRED", field: "options" },
    optionsWithoutUnitPrice > 0 && { code: "UNIT_PRICE_REQUIRED", field: "unitPrice" },
    isBlank(businessNumber) && { code: "BUSINESS_NUMBER_REQUIRED", field: "distributorId" },
  ];
  return gaps.filter((gap) => gap !== false);
}

function isBlank(text: string): boolean {
  return /^[\s\-.]*$/.test(text);
}
