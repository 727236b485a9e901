/** Texts that set `window.__xss` where a page executes user input. */
export const HOSTILE_TEXT_SAMPLES = [
  "<script>window.__xss=1</script>",
  '"><img src=x onerror=window.__xss=1>',
  "</script><script>window.__xss=1</script>",
  "</title></textarea><svg/onload=window.__xss=1>",
  "'-window.__xss=1-'",
  "javascript:window.__xss=1//",
  "{{constructor.constructor('window.__xss=1')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what somebody typed.
  "${window.__xss=1}`;window.__xss=1;`",
  "<!--><script>window.__xss=1//-->",
  '<iframe srcdoc="<script>parent.__xss=1</script>">',
  '<a href="javascript:window.__xss=1">여기</a>',
  "가\u2028window.__xss=1\u2029나\u202e<b>",
  "%3Cscript%3Ewindow.__xss=1%3C/script%3E&lt;b&gt;",
  "<x onclick=__xss=1>",
] as const;

/** Packs the texts for a field of `maxLength` characters, several in one where they fit. */
export function packsOf(maxLength: number): string[] {
  const packs: string[] = [];
  for (const text of HOSTILE_TEXT_SAMPLES.filter(({ length }) => length <= maxLength)) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= maxLength)
      packs[packs.length - 1] = `${last} ${text}`;
    else packs.push(text);
  }
  return packs;
}
