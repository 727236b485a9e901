import type { Input } from "@todayfruit/contract/all-calls";
import type { searchCalls } from "@todayfruit/contract/calls/search";
import { isChosung } from "@todayfruit/domain/korean/chosung";
import { toJamo } from "@todayfruit/domain/korean/jamo";
import { hangulFromKeys, keysFromHangul } from "@todayfruit/domain/korean/keyboard";
import { ok } from "@todayfruit/domain/result";
import { markMatch } from "@todayfruit/domain/search/mark-match";
import { asTyped } from "@todayfruit/domain/search/normalise";
import type { Answer } from "../../http/bind.ts";
import type { Context } from "../../http/context.ts";
import { listPlaces, listWords } from "./suggestions.repository.ts";

const NAME = "GET /v1/products/search/suggestions";
const DEFAULT_TAKE = 10;
const NAME_MAX = 120;

/** Words that begin as typed, then categories and products of them; two statements whatever is typed. */
export async function suggest(
  { db }: Context,
  { query }: Input<typeof NAME>,
): Promise<Answer<(typeof searchCalls)[typeof NAME]>> {
  const { take = DEFAULT_TAKE } = query;
  const words = asTyped(query.searchToken).split(" ");
  const last = words.at(-1) ?? "";
  if (last === "" || /^\d/.test(last)) return ok({ list: [] });
  const typed = last.toLowerCase();
  const head = words.slice(0, -1).join(" ").toLowerCase();
  const slip = /^[a-z]/i.test(last) ? hangulFromKeys(last) : keysFromHangul(last);

  const found = await listWords(
    db,
    {
      letters: [typed, ...(slip === null ? [] : [slip])].map(toJamo),
      chosung: isChosung(typed) ? typed : "",
      head: words.at(-2)?.toLowerCase() ?? "",
    },
    take,
  );
  const places = await listPlaces(
    db,
    found.slice(0, 2).map(({ id }) => id),
    head === "" && /^[가-힣]+$/.test(typed) ? typed : "",
  );
  const lead = head === "" ? "" : `${head} `;
  const all = [
    ...found.map(({ label }) => ({ text: lead + label, kind: "keyword" as const, id: null })),
    ...places.map(({ id, name, kind }) => ({ text: name.slice(0, NAME_MAX), kind, id })),
  ];
  const kept = withRoomFor(all, places.length, take);
  return ok({ list: kept.map((each) => ({ ...each, match: markMatch(each.text, lead + typed) })) });
}

/** Words give way to categories and products, but not all of them. */
function withRoomFor<T>(all: readonly T[], places: number, take: number): T[] {
  const words = all.length - places;
  const kept = Math.min(words, Math.max(take - places, Math.ceil(take / 2)));
  return [...all.slice(0, kept), ...all.slice(words)].slice(0, take);
}
