import { refusalMessage } from "@todayfruit/contract/refusals";
import { isPublished, listPublishingGaps } from "@todayfruit/domain/products/list-publishing-gaps";
import { splitNoticeFromDescription } from "@todayfruit/domain/products/split-notice-from-description";
import type { OptionRecord } from "../records/option-record.ts";
import type { ProductRecord } from "../records/product-record.ts";
import type { FieldProblem } from "../validate/create-problem-collector.ts";
import { needed } from "./check-references.ts";
import type { Known } from "./known-catalogue-facts.ts";

/** Checks a product's fields against each other and against its category and farm. */
export function checkProductConsistency(record: ProductRecord, known: Known): FieldProblem[] {
  return [
    ...problemsOfCategory(record, known),
    ...needed(known, "distributor", record.distributorId, "distributorId"),
    ...problemsOfPrice(record.productPrice, "productPrice"),
    ...record.options.flatMap((option, index) => problemsOfOption(option, `options[${index}]`)),
    ...problemsOfRepresentative(record),
    ...problemsOfPeriod(record.productSaleType),
    ...problemsOfPublishing(record),
    ...record.relatedProductIds.flatMap((id, index) =>
      id === record.id ? [{ field: `relatedProductIds[${index}]`, reason: "상품 자신이에요" }] : [],
    ),
  ];
}

function problemsOfCategory({ categoryId, rootCategoryId }: ProductRecord, known: Known): FieldProblem[] {
  const problems = [
    ...needed(known, "category", categoryId, "categoryId"),
    ...needed(known, "category", rootCategoryId, "rootCategoryId"),
  ];
  if (problems.length > 0 || known.rootOf.get(categoryId) === rootCategoryId) return problems;
  return [{ field: "categoryId", reason: `${rootCategoryId}번 카테고리에 속하지 않아요` }];
}

type Price = { listPrice: number; price: number };

function problemsOfPrice({ listPrice, price }: Price, field: string): FieldProblem[] {
  if (price <= listPrice) return [];
  return [{ field: `${field}.price`, reason: `판매가 ${price}원이 정가 ${listPrice}원보다 비싸요` }];
}

function problemsOfOption(
  { productOptionPrice, stock, status, timedPrices = [] }: OptionRecord,
  field: string,
): FieldProblem[] {
  const problems = problemsOfPrice(productOptionPrice, `${field}.productOptionPrice`);
  const { specialSalePrice, price } = productOptionPrice;
  if (specialSalePrice !== null && specialSalePrice > price) {
    problems.push({
      field: `${field}.productOptionPrice.specialSalePrice`,
      reason: `판매가 ${price}원보다 비싸요`,
    });
  }
  problems.push(...problemsOfTimedPrices(timedPrices, specialSalePrice ?? price, field));
  if (stock === null && status === "stock_in") {
    problems.push({
      field: `${field}.stock`,
      reason: "재고를 세지 않는 옵션의 status는 unlimited_stock_in이어야 해요",
    });
  }
  return problems;
}

/** Checks that each timed price is below the ordinary one and that no two hold on one day. */
function problemsOfTimedPrices(
  timed: NonNullable<OptionRecord["timedPrices"]>,
  ordinary: number,
  field: string,
): FieldProblem[] {
  return timed.flatMap(({ price, beginOffset, endOffset }, index) => {
    const place = `${field}.timedPrices[${index}]`;
    const overlaps = timed
      .slice(0, index)
      .some((other) => other.beginOffset <= endOffset && beginOffset <= other.endOffset);
    return [
      ...(price < ordinary
        ? []
        : [{ field: `${place}.price`, reason: `판매가 ${ordinary}원보다 싸지 않아요` }]),
      ...(beginOffset <= endOffset
        ? []
        : [{ field: `${place}.endOffset`, reason: "시작하는 날보다 빨라요" }]),
      ...(overlaps ? [{ field: place, reason: "다른 기간 특가와 날짜가 겹쳐요" }] : []),
    ];
  });
}

/** Checks that the product's price equals that of its representative option, so that lists show what shoppers pay. */
function problemsOfRepresentative({
  options,
  representativeOptionId,
  productPrice,
}: ProductRecord): FieldProblem[] {
  const option = options.find(({ id }) => id === representativeOptionId);
  if (!option) return [{ field: "representativeOptionId", reason: "이 상품의 옵션이 아니에요" }];
  const { price, listPrice } = option.productOptionPrice;
  if (price === productPrice.price && listPrice === productPrice.listPrice) return [];
  return [{ field: "productPrice", reason: `대표 옵션의 판매가 ${price}원, 정가 ${listPrice}원과 달라요` }];
}

function problemsOfPeriod(sale: ProductRecord["productSaleType"]): FieldProblem[] {
  const { limitedPeriodBeginOffset: begin, limitedPeriodEndOffset: end } = sale;
  if (begin === null || end === null || begin <= end) return [];
  return [{ field: "productSaleType.limitedPeriodEndOffset", reason: "시작하는 날보다 빨라요" }];
}

/** Checks that a product which shoppers see has what the law asks for, as an edit by an operator does. */
function problemsOfPublishing(record: ProductRecord): FieldProblem[] {
  if (!isPublished(record.productStatus)) return [];
  const onSale = record.options.filter(({ status }) => status !== "suspended");
  const gaps = listPublishingGaps({
    origin: record.origin,
    itemNotice: splitNoticeFromDescription(record.contents).itemNotice,
    optionCount: onSale.length,
    optionsWithoutUnitPrice: onSale.filter(({ unitPrice }) => unitPrice === null).length,
    // The record of the farm itself refuses an empty number.
    businessNumber: "in the record of the farm",
  });
  return gaps.map(({ code, field }) => ({ field: IN_FILE[field] ?? field, reason: refusalMessage(code) }));
}

/** Places in the file of fields that operators edit by another name. */
const IN_FILE: Readonly<Record<string, string>> = { itemNotice: "contents", unitPrice: "options" };
