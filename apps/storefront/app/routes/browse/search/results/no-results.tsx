import type { Reply } from "@todayfruit/contract/all-calls";
import { josa } from "@todayfruit/domain/korean/josa";
import { useEffect } from "react";
import { Link } from "react-router";
import magnifier from "../../../../assets/emoji/magnifier.webp";
import type { ProductCardProps } from "../../../../features/catalog/product-card.tsx";
import { paths } from "../../../../paths.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { chipClass } from "../../../../ui/form/chip.tsx";
import { showSnackbarUnlessRead } from "../../../../ui/overlay/snackbar-store.ts";
import { Offers } from "../search-start.tsx";

type NoResultsProps = {
  text: string;
  popular: Reply<"GET /v1/products/search/popular">;
  offers: readonly ProductCardProps["product"][];
};

/** Empty result: hints, popular searches and products, and the specification's snackbar (§8). */
export function NoResults({ text, popular, offers }: NoResultsProps) {
  useEffect(() => {
    if (text !== "") showSnackbarUnlessRead("검색 결과가 없습니다.");
  }, [text]);
  return (
    <main id="contents" className="pb-10">
      <EmptyState
        image={magnifier}
        title={`${josa(`‘${text}’`, "을/를")} 찾지 못했어요`}
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
        띄어쓰기를 바꾸거나 더 짧은 말로 찾아보세요
      </EmptyState>
      <div className="h-2 bg-sunken" />
      <Offers title="대신 이건 어때요" products={offers} />
    </main>
  );
}
