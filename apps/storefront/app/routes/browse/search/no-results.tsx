import type { Reply } from "@todayfruit/contract/all-calls";
import { josa } from "@todayfruit/domain/korean/josa";
import { Link } from "react-router";
import magnifier from "../../../assets/emoji/magnifier.webp";
import type { ProductCardProps } from "../../../features/catalog/product-card.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { chipClass } from "../../../ui/form/chip.tsx";
import { Offers } from "./search-start.tsx";

type NoResultsProps = {
  text: string;
  popular: Reply<"GET /v1/products/search/popular">;
  offers: readonly ProductCardProps["product"][];
};

/** Empty result: hints, popular searches and products. */
export function NoResults({ text, popular, offers }: NoResultsProps) {
  return (
    <main id="contents" className="pb-10">
      <EmptyState
        image={magnifier}
        title="검색 결과가 없습니다."
        level={1}
        action={
          <ul className="flex flex-wrap justify-center gap-2" aria-label="많이 찾는 말">
            {popular.list.slice(0, 5).map((each) => (
              <li key={each.text}>
                <Link className={chipClass(false)} to={paths.searchResults(each.text)} replace>
                  {each.text}
                </Link>
              </li>
            ))}
          </ul>
        }
      >
        {josa(`‘${text}’`, "을/를")} 찾지 못했어요. 띄어쓰기를 바꾸거나 더 짧은 말로 찾아보세요
      </EmptyState>
      <div className="h-2 bg-sunken" />
      <Offers title="대신 이건 어때요" products={offers} />
    </main>
  );
}
