import Search from "lucide-react/icons/search";
import { useState } from "react";
import { FaqRow } from "../../../features/faqs/faq-row.tsx";
import { type Faq, filterFaqsByWords } from "../../../features/faqs/filter-faqs-by-words.ts";
import { LiveRegion } from "../../../ui/accessibility/live-region.tsx";

/** Number of questions before anything is typed, and of those found. */
const FIRST = 3;
const MOST_FOUND = 8;

/** Search of the frequent questions, with the first few of them. */
export function FaqSearch({ faqs }: { faqs: readonly Faq[] }) {
  const [text, setText] = useState("");
  const found = filterFaqsByWords(faqs, text).flatMap((subject) => subject.faqs);
  const shown = text.trim() === "" ? firstOfSubjects(faqs) : found.slice(0, MOST_FOUND);
  if (faqs.length === 0) return null;
  return (
    <section className="pt-6 pb-4" aria-labelledby="faq-first">
      <h2 id="faq-first" className="px-gutter text-title3 font-bold tracking-tight">
        많이 묻는 것부터 보세요
      </h2>
      <search className="mt-3 block px-gutter">
        <label className="flex h-12 items-center gap-2.5 rounded-md bg-sunken px-4 has-focus-visible:outline-2 has-focus-visible:outline-focus">
          <Search className="size-5 flex-none text-ink-3" aria-hidden />
          <input
            className="min-w-0 flex-1 bg-transparent text-body1 outline-none placeholder:text-ink-3"
            aria-label="자주 묻는 질문 찾기"
            type="search"
            placeholder="언제 도착하나요, 환불, 적립…"
            maxLength={50}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </search>
      <LiveRegion text={text === "" ? "" : `질문 ${shown.length}개`} />
      <ul className="mt-1">
        {shown.map((faq) => (
          <FaqRow key={faq.id} faq={faq} />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="px-gutter pt-4 text-body2 text-ink-3">
          그런 말이 있는 질문이 없어요. 아래에서 물어봐 주세요.
        </p>
      )}
    </section>
  );
}

/** Returns the first question of each of the first subjects. */
function firstOfSubjects(faqs: readonly Faq[]): Faq[] {
  return [...Map.groupBy(faqs, ({ category }) => category).values()]
    .flatMap(([faq]) => (faq ? [faq] : []))
    .slice(0, FIRST);
}
