import type { Name } from "@todayfruit/contract/all-calls";

/** A call as it is written on the command line. */
export type WrittenCall = {
  name: Extract<Name, `${string} /operator/${string}`>;
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
};

export type Verb = {
  /** What stands behind the verb, for whoever has to be told. */
  words: string;
  /** `null`: it was written otherwise. */
  read: (words: readonly string[]) => WrittenCall | null | Promise<WrittenCall | null>;
};
