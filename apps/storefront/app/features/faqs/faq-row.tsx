import ChevronDown from "lucide-react/icons/chevron-down";
import type { Faq } from "./filter-faqs-by-words.ts";

/** Question that expands in place, without JavaScript. */
export function FaqRow({ faq }: { faq: Faq }) {
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-gutter py-3 -outline-offset-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 text-body1 font-medium">{faq.question}</span>
          <ChevronDown
            className="size-5 text-ink-3 transition-transform duration-(--dur-fade) group-open:rotate-180"
            aria-hidden
          />
        </summary>
        <p className="bg-sunken px-gutter py-5 text-body2 whitespace-pre-line text-ink-2">{faq.answer}</p>
      </details>
    </li>
  );
}
