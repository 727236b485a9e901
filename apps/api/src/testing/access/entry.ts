import type { Input, Name } from "@todayfruit/contract/all-calls";
import type { Belongings } from "../victim.ts";

/** The calls of operators have a matrix of their own: operator-access.test.ts. */
export type ShoppersName = Exclude<Name, `${string} /operator/${string}`>;

export type Entry<N extends Name> = {
  /** The call as its owner would make it, with the owner's own numbers. */
  input: (own: Belongings) => Input<N>;
  /** Whether the call names something that belongs to somebody. */
  names: "somebody's" | "nothing";
};

/** Some rows of the matrix. */
export type Entries = { [N in ShoppersName]?: Entry<N> };

/** The same whoever makes it: it names nothing, or only what is there for everybody. */
export function nothing<N extends Name>(input: Input<N>): Entry<N> {
  return { input: () => input, names: "nothing" };
}

/** Made from what its owner has; a product is named so, too, though it is everybody's. */
export function somebodys<N extends Name>(
  input: (own: Belongings) => Input<N>,
  names: Entry<N>["names"] = "somebody's",
): Entry<N> {
  return { input, names };
}
