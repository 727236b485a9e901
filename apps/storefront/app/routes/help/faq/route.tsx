import { useState } from "react";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { FaqRow } from "../../../features/faqs/faq-row.tsx";
import { filterFaqsByWords } from "../../../features/faqs/filter-faqs-by-words.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { Footer } from "../../../frame/footer.tsx";
import { paths } from "../../../paths.ts";
import { LiveRegion } from "../../../ui/accessibility/live-region.tsx";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { Route } from "./+types/route";
import { faqJsonLd } from "./faq-json-ld.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)("GET /v1/boards/faqs");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `자주 묻는 질문 · ${variant.displayName}` },
  {
    name: "description",
    content: `${variant.displayName}의 주문, 배송, 취소와 환불, 등급에 대해 자주 묻는 질문이에요`,
  },
  { property: "og:title", content: `자주 묻는 질문 · ${variant.displayName}` },
  ...(loaderData && loaderData.list.length > 0 ? [{ "script:ld+json": faqJsonLd(loaderData.list) }] : []),
];

/** Frequently asked questions by subject, searched on the page itself. */
export default function Faqs({ loaderData }: Route.ComponentProps) {
  const { list } = loaderData;
  const [text, setText] = useState("");
  const subjects = filterFaqsByWords(list, text);
  const count = subjects.reduce((sum, { faqs }) => sum + faqs.length, 0);
  return (
    <>
      <AppBar back title="자주 묻는 질문" cart />
      <main id="contents">
        {list.length > 0 && (
          <search className="block px-gutter pt-4 pb-2">
            <TextField
              label="질문 찾기"
              labelHidden
              type="search"
              placeholder="배송비, 취소처럼 궁금한 말을 적어 보세요"
              maxLength={50}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <LiveRegion text={`질문 ${count}개`} />
          </search>
        )}
        {subjects.map(({ category, faqs }) => (
          <section key={category} className="pt-6" aria-label={category}>
            <h2 className="px-gutter pb-1 text-title3 font-bold">{category}</h2>
            <ul>
              {faqs.map((faq) => (
                <FaqRow key={faq.id} faq={faq} />
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && (
          <EmptyList>
            {list.length === 0 ? "자주 묻는 질문을 준비하고 있어요." : "그런 말이 있는 질문이 없어요."}{" "}
            <Link
              className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
              to={paths.support}
            >
              고객센터에 물어보기
            </Link>
          </EmptyList>
        )}
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}
