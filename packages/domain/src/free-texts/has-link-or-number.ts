/** Links and numbers in a free text, also disguised ones. */

/** Top-level domains that do not occur as words in a sentence. */
const ENDINGS =
  "com|net|org|kr|io|ly|gl|xyz|info|biz|icu|cc|cn|vip|shop|site|online|store|club|app|dev|link|click|asia|ru|tk|jp";
/** Top-level domains as they are spoken in Korean. */
const SPOKEN = "컴(?![퓨백플포온투])|콤(?!보|플)|com|net|kr|케이알|org|ly|me|xyz|top";

const LINKS: readonly RegExp[] = [
  /h[tx]{2}ps?\s*[:;.]?\s*\/\//,
  /:\s*\/\s*\//,
  /www\s*\./,
  /\b[a-z0-9-]{2,}\.[a-z]{2,}\s?\/\s?\S/,
  new RegExp(`[a-z0-9가-힣-]\\.(?:${ENDINGS})(?![a-z])`),
  /[a-z0-9-]\s?[[({<]\s?(?:\.|dot|점|닷)\s?[\])}>]\s?[a-z]{2,}/,
  new RegExp(`(?:닷|쩜)\\s?(?:${SPOKEN})`),
  /[a-z0-9가-힣]\s?점\s?(?:컴(?![퓨백플포온투])|com|net|kr|케이알|org)/,
  new RegExp(`[a-z0-9]\\s?(?:점|닷|쩜|dot)\\s?(?:${SPOKEN})`),
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/,
  /오픈\s?(?:채팅|톡|카톡)|텔레\s?그램|(?:카톡|톡|라인|텔레)\s?(?:아이디|id)\s?[:=]?\s?[a-z0-9_]{3,}|플러스\s?친구\s?추가/,
];
/** A link with its letters set apart, `b i t . l y / 3`. */
const SPACED_LINK = /(?:[a-z0-9] ){2,}[a-z0-9]? ?\. ?(?:[a-z] ?){2,}/;
const SPACED_ENDING = /[a-z0-9-] ?\. ?(?:com|net|org|kr|xyz|info|biz|ly)(?![a-z])/;

const GAP = "[-.\\s()~_*/,:]*";
const MOBILE = new RegExp(`(?<!\\d)(?:\\+?82${GAP}0?|0)${GAP}1${GAP}[016789](?:${GAP}\\d){7,8}(?!\\d)`);
const LANDLINE = /(?<!\d)0(?:2|[3-6]\d|70|80|50\d?)[-.\s)]{0,3}\d{3,4}[-.\s]{0,3}\d{4}(?!\d)/;
const SHORT_NUMBER = /(?<!\d)1[5-8]\d{2}(?:[-.\s]\d{4}|\d{4}(?!\s?[원개]))(?!\d)/;
/** A long number: an account, or anything else to call, pay into or type. */
const LONG_NUMBER = /\d(?:-?\d){9,}/;
const SPOKEN_NUMBER =
  /[공영빵]\s?[-.]?\s?일\s?[-.]?\s?[공영빵일육칠팔구](?:\s?[-.]?\s?[공영빵일이삼사오육륙칠팔구]){7,8}/;
const DATES = /\d{2,4}\s?[-./년]\s?\d{1,2}\s?[-./월]\s?\d{1,2}(?!\d|-\d)\s?일?/g;

/** Reports whether a folded text has a link, also a disguised one, or a name in another messenger. */
export function hasLink(folded: string): boolean {
  return LINKS.some((link) => link.test(folded)) || SPACED_LINK.test(folded) || SPACED_ENDING.test(folded);
}

/** Reports whether a folded text has a number to call or pay into; dates do not count. */
export function hasNumber(folded: string): boolean {
  const text = folded.replace(DATES, " ");
  const typed = text.replace(/[o〇○]/g, "0").replace(/[li|]/g, "1");
  return (
    [folded, typed].some((whole) => MOBILE.test(whole)) ||
    [MOBILE, LANDLINE, SHORT_NUMBER, LONG_NUMBER, SPOKEN_NUMBER].some((number) => number.test(text))
  );
}
