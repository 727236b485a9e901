/**
 * A notice of the shop as it is registered for 알림톡. `#{이름}` stands for what is filled in; Kakao compares everything
 * else letter by letter, so a change of a line needs a new review. Only what somebody has to know: no word of advertising.
 */
export type MessageTemplate = {
  lines: readonly string[];
  /** A button that opens a page of ours; registered with the address `https://#{링크}`. */
  button?: string;
};

/** What has to be filled in, read from the text itself: a variable that is missing or too much does not compile. */
export type VariablesOf<T extends MessageTemplate> = Record<
  NamesIn<T["lines"][number]> | (T extends { button: string } ? typeof LINK : never),
  string
>;

/** The variable of a button: the address of a page, with its scheme. */
export const LINK = "링크";

/** Kakao allows so many characters with everything filled in. */
export const MESSAGE_MAX = 1000;

type NamesIn<Text extends string> = Text extends `${string}#{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
