import type { Input, Name } from "@todayfruit/contract/all-calls";
import type { Belongings } from "../account-with-belongings.ts";

/** Shoppers' calls; operators' calls have a matrix of their own in operator-access.test.ts. */
export type ShoppersName = Exclude<Name, `${string} /operator/${string}`>;

export type Entry<N extends Name> = {
  /** Returns the input as the owner would send it, with the owner's ids. */
  input: (own: Belongings) => Input<N>;
  /** Kind of the input: it names a row that belongs to a person, or it names nothing. */
  names: "somebody's" | "nothing";
};

/** Part of the matrix. */
export type Entries = { [N in ShoppersName]?: Entry<N> };

/** Entry with an input that names no row of a person. */
export function nothing<N extends Name>(input: Input<N>): Entry<N> {
  return { input: () => input, names: "nothing" };
}

/** Entry with an input made from the owner's belongings; public products are named this way as well. */
export function somebodys<N extends Name>(
  input: (own: Belongings) => Input<N>,
  names: Entry<N>["names"] = "somebody's",
): Entry<N> {
  return { input, names };
}
