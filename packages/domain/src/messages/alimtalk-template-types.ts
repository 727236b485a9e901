/**
 * A notice of the shop as it is registered for 알림톡. `#{이름}` is a variable; Kakao compares everything else letter by
 * letter, so changing a line needs a new review. Information only: advertising words are not allowed.
 */
export type MessageTemplate = {
  lines: readonly string[];
  /** Label of a button that opens a page of ours; registered with the address `https://#{링크}`. */
  button?: string;
};

/** Variables of a template, derived from its text: a missing or additional variable does not compile. */
export type VariablesOf<T extends MessageTemplate> = Record<
  NamesIn<T["lines"][number]> | (T extends { button: string } ? typeof LINK : never),
  string
>;

/** Name of the variable of a button: the address of a page, with its scheme. */
export const LINK = "링크";

/** The most characters that Kakao accepts with all variables filled in. */
export const MESSAGE_MAX = 1000;

type NamesIn<Text extends string> = Text extends `${string}#{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
