/**
 * How a typed word relates to the catalogue's words it means:
 * - `same`: another name; finds exactly what the first meaning finds (부루 is 상추)
 * - `like`: also finds them, with less certainty (고기: 소고기, 돼지고기)
 * - `family`: represents all of them (여름과일: 수박, 참외)
 * - `recipe`: is made of or given with them; each is shown in turn (카레: 감자, 당근)
 * - `modifier`: says how, for what or for whom, so it never hides the produce it is typed with (작은: 소과, 꼬마)
 */
export const WORD_RELATIONS = ["same", "like", "family", "recipe", "modifier"] as const;
export type WordRelation = (typeof WORD_RELATIONS)[number];

/** Meaning of a typed word, the most important word first. */
export type DictionaryEntry = { relation: WordRelation; means: readonly string[] };

/** Typed words in lower case with their meanings. */
export type SearchDictionary = ReadonlyMap<string, DictionaryEntry>;
