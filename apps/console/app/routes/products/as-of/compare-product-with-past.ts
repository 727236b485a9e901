import { formatWon } from "@todayfruit/domain/money/format-won";
import { won } from "@todayfruit/domain/money/won";
import type { ComparedFact } from "../../../features/past-rows/compare-table.tsx";
import { productStatusText } from "../../../features/products/product-status-text.ts";
import { shortDate } from "../../../ui/format-dates-and-durations.ts";
import type { ShownProduct } from "./use-product-as-of.ts";

type OptionFacts = ShownProduct["options"][number];

const PRICE_REASONS: Record<ShownProduct["priceReason"], string> = {
  ordinary: "판매가",
  special_sale: "특가",
  timed: "기간 특가",
};

/** Lists what a product's page said at an instant beside what it says now. */
export function compareProductWithPast(past: ShownProduct, now: ShownProduct | null): ComparedFact[] {
  return FACTS.map(({ label, of }) => ({ label, past: of(past), now: now && of(now) }));
}

/** Lists an option's price, stock, state and promise of an instant beside those of now. */
export function compareOptionWithPast(past: OptionFacts, now: OptionFacts | undefined): ComparedFact[] {
  return OPTION_FACTS.map(({ label, of }) => ({ label, past: of(past), now: now ? of(now) : null }));
}

const FACTS: readonly { label: string; of(product: ShownProduct): string | null }[] = [
  { label: "이름", of: ({ name }) => name },
  { label: "한 줄 소개", of: ({ subTitle }) => subTitle },
  {
    label: "상태",
    of: ({ isVisible, productStatus }) => (isVisible ? productStatusText(productStatus) : "손님에게 안 보임"),
  },
  { label: "값", of: ({ price, priceReason }) => priceText(price, priceReason) },
  { label: "정가", of: ({ listPrice }) => formatWon(won(listPrice)) },
  { label: "출고와 도착", of: ({ deliveryPromise }) => promiseText(deliveryPromise) },
  { label: "당일 마감", of: ({ orderCutoffTime }) => orderCutoffTime },
  {
    label: "늦춘 쉬는 날",
    of: ({ closedDays }) => closedDays.map(({ day, name }) => `${shortDate(day)} ${name}`).join(", ") || null,
  },
  { label: "농가", of: ({ farmName }) => farmName },
  { label: "원산지", of: ({ origin }) => origin },
  { label: "보관", of: ({ storage }) => storage },
  { label: "소비기한", of: ({ expiryNote }) => expiryNote },
];

const OPTION_FACTS: readonly { label: string; of(facts: OptionFacts): string | null }[] = [
  {
    label: "값",
    of: ({ option: { productOptionPrice: prices }, priceReason }) =>
      priceText(prices.specialSalePrice ?? prices.price, priceReason),
  },
  {
    label: "재고",
    of: ({ option: { remaining } }) => (remaining === null ? "세지 않음" : `${remaining}개`),
  },
  { label: "상태", of: ({ option: { status } }) => productStatusText(status) },
  { label: "출고와 도착", of: ({ option: { deliveryPromise } }) => promiseText(deliveryPromise) },
];

function priceText(price: number, reason: ShownProduct["priceReason"]): string {
  return `${formatWon(won(price))} (${PRICE_REASONS[reason]})`;
}

function promiseText({ dispatchDate, arrivalFrom, arrivalTo }: ShownProduct["deliveryPromise"]): string {
  const arrival =
    arrivalFrom === arrivalTo ? shortDate(arrivalTo) : `${shortDate(arrivalFrom)}~${shortDate(arrivalTo)}`;
  return `${shortDate(dispatchDate)} 출고, ${arrival} 도착`;
}
