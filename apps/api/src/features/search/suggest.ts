import type { Input } from "@todayfruit/contract/all-calls";
import { isChosung } from "@todayfruit/domain/korean/chosung";
import { toJamo } from "@todayfruit/domain/korean/split-and-join-jamo";
import { hangulFromKeys, keysFromHangul } from "@todayfruit/domain/korean/wrong-keyboard-layout";
import { ok } from "@todayfruit/domain/result";
import { findTypedPartOfText } from "@todayfruit/domain/search/find-typed-part-of-text";
import { asTyped } from "@todayfruit/domain/search/query/normalise-search-text";
import type { Runner } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { listSuggestedPages, listWords, type PlaceRow, type WordRow } from "./list-suggestions.repository.ts";

const DEFAULT_TAKE = 10;
const NAME_MAX = 120;

/** Suggests words with the typed beginning, then categories and products for them; at most three statements. */
export async function suggest(
  { query }: Input<"GET /v1/products/search/suggestions">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/products/search/suggestions">> {
  const { take = DEFAULT_TAKE } = query;
  const words = asTyped(query.searchToken).split(" ");
  const last = words.at(-1) ?? "";
  if (last === "" || /^\d/.test(last)) return ok({ list: [] });
  const typed = last.toLowerCase();
  const before = words.slice(0, -1).join(" ").toLowerCase();
  const apart = await findWords(db, last, words.at(-2)?.toLowerCase() ?? "", take);
  // 방울 토 is a beginning of 방울토마토, despite the space.
  const isOne = apart.length === 0 && before !== "";
  const found = isOne ? await findWords(db, words.join(""), "", take) : apart;
  const lead = isOne || before === "" ? "" : `${before} `;
  const places = await listSuggestedPages(
    db,
    found.slice(0, 1).map(({ id }) => id),
    before === "" && /^[가-힣]+$/.test(typed) ? typed : "",
    now(),
  );
  const all = [
    ...found.map(({ label, products }) => ({
      text: lead + label,
      kind: "keyword" as const,
      id: null,
      products: lead === "" ? products : null,
      product: null,
    })),
    ...places.map(presentPlace),
  ];
  const kept = withRoomFor(all, places.length, take);
  return ok({
    list: kept.map((each) => ({ ...each, match: findTypedPartOfText(each.text, before + typed) })),
  });
}

/** Finds words with the typed beginning; the other keyboard layout is used only when nothing begins as typed. */
async function findWords(db: Runner, text: string, head: string, take: number): Promise<WordRow[]> {
  const typed = text.toLowerCase();
  const otherLayout = /^[a-z]/i.test(text) ? hangulFromKeys(text) : keysFromHangul(text);
  const letters = [typed, ...(otherLayout === null ? [] : [otherLayout])].map(toJamo);
  const found = await listWords(db, { letters, chosung: isChosung(typed) ? typed : "", head }, take);
  const asTyped = found.filter(({ position }) => position !== OTHER_LAYOUT);
  return asTyped.length > 0 ? asTyped : found;
}

/** Index of the other keyboard layout among the readings. */
const OTHER_LAYOUT = 2;

function presentPlace({ id, name, kind, products, image, price, list_price }: PlaceRow) {
  const product =
    image !== null && price !== null && list_price !== null ? { image, price, listPrice: list_price } : null;
  return { text: name.slice(0, NAME_MAX), kind, id, products, product };
}

/** Limits words in favour of categories and products, keeping at least half of the places for words. */
function withRoomFor<T>(all: readonly T[], places: number, take: number): T[] {
  const words = all.length - places;
  const kept = Math.min(words, Math.max(take - places, Math.ceil(take / 2)));
  return [...all.slice(0, kept), ...all.slice(words)].slice(0, take);
}
