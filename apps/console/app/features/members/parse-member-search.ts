import type { Input } from "@todayfruit/contract/all-calls";

type MemberQuery = NonNullable<Input<"GET /operator/v1/members">["query"]>;

/**
 * Reads what a member is sought by: four digits are the end of a phone, Latin letters or an @ the beginning of an
 * e-mail, anything else the beginning of a name.
 *
 * @example parseMemberSearch("2207") // { phoneEnd: "2207" }
 * @example parseMemberSearch("nam@") // { email: "nam@" }
 * @example parseMemberSearch("남궁") // { name: "남궁" }
 */
export function parseMemberSearch(text: string): MemberQuery {
  const sought = text.trim();
  if (sought === "") return {};
  if (/^\d{4}$/.test(sought)) return { phoneEnd: sought };
  return /^[\w.+-]*@|^[a-z][\w.+-]*$/i.test(sought)
    ? { email: sought }
    : { name: sought.slice(0, MOST_NAME) };
}

const MOST_NAME = 30;
