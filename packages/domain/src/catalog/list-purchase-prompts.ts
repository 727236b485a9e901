import { addDays, formatMonthDay, instantOf, kstDateOf, kstMidnight } from "../calendar/kst.ts";
import { groupDigits } from "../money/format-won.ts";

export const PURCHASE_PROMPTS = ["lowStock", "cutoff", "recentPurchase", "favorite"] as const;
export type PromptType = (typeof PURCHASE_PROMPTS)[number];

export type PurchasePrompt = {
  type: PromptType;
  /** The number in the sentence; `null` when it has none. */
  count: number | null;
  message: string;
  /** Instant at which the sentence stops being true: ISO 8601; `null` when not known. */
  endsAt: string | null;
};

export type PromptFacts = {
  /** `true` when the product can be bought now. */
  isOnSale: boolean;
  /** Different buyers who paid for it in the last 7 days. */
  buyersOfWeek: number;
  /** Unreserved units; `null` when one of its options has unlimited stock. */
  remaining: number | null;
  favorites: number;
  cutoff: string;
  /** Computes the day of dispatch of an order at an instant, ISO 8601. */
  dispatchDateOf: (orderedAt: string) => string;
  now: string;
};

/** The smallest counts that are shown; fewer would not inform anyone. */
const LEAST_BUYERS = 5;
const LEAST_FAVORITES = 10;
const LOW_STOCK = 20;

/**
 * Lists true sentences that help to decide on a product, the most urgent first. Nothing is rounded up or invented; a
 * count below its minimum is left out.
 *
 * @example remaining 7 // "지금 7개 남았어요"
 * @example before the cutoff of a shipping day // "오늘 13:00 전에 주문하면 오늘 출고해요"
 * @example buyersOfWeek 23 // "최근 7일 동안 23명이 샀어요"; 4 says nothing
 */
export function listPurchasePrompts(facts: PromptFacts): PurchasePrompt[] {
  const prompts = facts.isOnSale ? [lowStock(facts), cutoff(facts), recentPurchase(facts)] : [];
  return [...prompts, favorite(facts)].filter((prompt) => prompt !== null);
}

function lowStock({ remaining }: PromptFacts): PurchasePrompt | null {
  if (remaining === null || remaining < 1 || remaining > LOW_STOCK) return null;
  return { type: "lowStock", count: remaining, message: `지금 ${remaining}개 남았어요`, endsAt: null };
}

/**
 * Returns the cutoff sentence only while ordering now brings dispatch forward: an order after the cutoff would leave
 * on a later day.
 */
function cutoff(facts: PromptFacts): PurchasePrompt | null {
  const today = kstDateOf(facts.now);
  const endsAt = instantAt(today, facts.cutoff);
  if (instantOf(facts.now) >= instantOf(endsAt)) return null;
  const leaves = facts.dispatchDateOf(facts.now);
  if (leaves === facts.dispatchDateOf(endsAt)) return null;
  const day =
    leaves === today ? "오늘" : leaves === addDays(today, 1) ? "내일" : `${formatMonthDay(leaves)}에`;
  return {
    type: "cutoff",
    count: null,
    message: `오늘 ${facts.cutoff} 전에 주문하면 ${day} 출고해요`,
    endsAt,
  };
}

function instantAt(date: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(instantOf(kstMidnight(date)) + (hours * 60 + minutes) * 60_000).toISOString();
}

function recentPurchase({ buyersOfWeek }: PromptFacts): PurchasePrompt | null {
  if (buyersOfWeek < LEAST_BUYERS) return null;
  const message = `최근 7일 동안 ${groupDigits(buyersOfWeek)}명이 샀어요`;
  return { type: "recentPurchase", count: buyersOfWeek, message, endsAt: null };
}

function favorite({ favorites }: PromptFacts): PurchasePrompt | null {
  if (favorites < LEAST_FAVORITES) return null;
  return {
    type: "favorite",
    count: favorites,
    message: `${groupDigits(favorites)}명이 찜했어요`,
    endsAt: null,
  };
}
