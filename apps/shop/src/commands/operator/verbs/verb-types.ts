import type { Name } from "@todayfruit/contract/all-calls";

/** Call as parsed from the command line. */
export type WrittenCall = {
  name: Extract<Name, `${string} /operator/${string}`>;
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
};

export type Verb = {
  /** Usage of the verb's arguments. */
  words: string;
  /** Parses the arguments; `null` when they do not fit the usage. */
  read: (words: readonly string[]) => WrittenCall | null | Promise<WrittenCall | null>;
};
