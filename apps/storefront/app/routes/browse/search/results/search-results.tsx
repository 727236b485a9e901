import type { Reply } from "@todayfruit/contract/all-calls";
import { josa } from "@todayfruit/domain/korean/josa";
import { NO_FILTER, writeSearchFilter } from "@todayfruit/domain/search/read-and-write-search-filter";
import { useEffect } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import { track } from "../../../../analytics/page-event-queue.ts";
import { api } from "../../../../api/browser-api.ts";
import { useOptionSheet } from "../../../../features/catalog/options/use-option-sheet.tsx";
import { ProductCard } from "../../../../features/catalog/product-card.tsx";
import { ProductGrid } from "../../../../features/catalog/product-grid-and-row.tsx";
import { Footer } from "../../../../frame/footer.tsx";
import { paths } from "../../../../paths.ts";
import { EmptyList } from "../../../../ui/feedback/empty-list.tsx";
import { InfiniteList } from "../../../../ui/feedback/infinite-list.tsx";
import { type SearchChoices, searchPath } from "../read-and-write-search-url.ts";
import { rememberSearch } from "../recent-searches-storage.ts";
import { FarmNamedInQueryRow } from "./farm-named-in-query-row.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { writeSearchRelaxationNote } from "./write-search-relaxation-note.ts";

type SearchResultsProps = {
  choices: SearchChoices;
  /** First page, rendered on the server. */
  found: Reply<"GET /v1/products/search">;
};

/** Search results with filters and sort order; loads the next page as the foot comes near and pauses after three. */
export function SearchResults({ choices, found }: SearchResultsProps) {
  const { text, filter } = choices;
  const navigate = useNavigate();
  const isLeaving = useNavigation().location?.pathname === paths.search;
  const { openOptions, sheet } = useOptionSheet();
  useEffect(() => {
    rememberSearch(window.localStorage, text);
    track("search", { search_term: text });
  }, [text]);

  return (
    <>
      <main id="contents" className="flex-1" aria-busy={isLeaving}>
        {found.correctedToken !== null && <Correction choices={choices} corrected={found.correctedToken} />}
        <FilterBar
          text={found.correctedToken ?? text}
          found={found}
          filter={filter}
          onChoose={(chosen) =>
            void navigate(searchPath({ text, filter: chosen }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        {found.list.length === 0 ? (
          <EmptyList>
            이 조건에 맞는 상품이 없어요.{" "}
            <Link
              className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
              to={searchPath({ text, filter: { ...NO_FILTER, order: filter.order } })}
              replace
            >
              조건을 모두 풀어 보세요
            </Link>
          </EmptyList>
        ) : (
          <>
            <FarmNamedInQueryRow query={found.correctedToken ?? text} products={found.list} />
            <h2 className="sr-only">찾은 상품</h2>
            <InfiniteList
              key={searchPath(choices)}
              queryKey={["search", text, writeSearchFilter(filter)]}
              first={pageOf(found)}
              fetchPage={async (page) => pageOf(await findPage(choices, Number(page)))}
            >
              {(products) => <FoundProducts products={products} found={found} onAdd={openOptions} />}
            </InfiniteList>
          </>
        )}
      </main>
      <Footer />
      {sheet}
    </>
  );
}

type FoundProductsProps = {
  products: SearchResultsProps["found"]["list"];
  found: SearchResultsProps["found"];
  onAdd: ReturnType<typeof useOptionSheet>["openOptions"];
};

/** Products with every typed word, and below a line that names what they lack the others. */
function FoundProducts({ products, found, onAdd }: FoundProductsProps) {
  const full = found.relaxation?.from ?? products.length;
  const grid = (from: number, to: number) => (
    <ProductGrid>
      {products.slice(from, to).map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          onAdd={onAdd}
          priority={from + index < 4}
          isAdvertisement={found.advertisedIds.includes(product.id)}
        />
      ))}
    </ProductGrid>
  );
  return (
    <>
      {full > 0 && grid(0, full)}
      {found.relaxation && products.length > full && (
        <>
          <h3 className="mx-gutter mt-4 rounded-lg bg-sunken px-3.5 py-3 text-label text-ink-2">
            {writeSearchRelaxationNote(found.relaxation)}
          </h3>
          {grid(full, products.length)}
        </>
      )}
    </>
  );
}

function Correction({ choices, corrected }: { choices: SearchChoices; corrected: string }) {
  return (
    <p className="mx-gutter mt-2 flex flex-wrap items-center justify-between gap-x-3 rounded-lg bg-sunken px-3.5 py-1 text-label text-ink-2">
      <span className="py-2">
        ‘{choices.text}’ 대신 <b className="font-bold text-ink">‘{corrected}’</b>
        {josa(corrected, "으로/로").slice(corrected.length)} 찾았어요
      </span>
      <Link
        className="inline-flex min-h-11 items-center font-medium text-ink-2 underline"
        to={searchPath({ ...choices, filter: { ...choices.filter, mayCorrect: false } })}
        replace
      >
        원래 말로 찾기
      </Link>
    </p>
  );
}

function pageOf({ list, nextPage }: SearchResultsProps["found"]) {
  return { list, nextPage: nextPage === null ? null : String(nextPage) };
}

function findPage({ text, filter }: SearchChoices, page: number) {
  const conditions = writeSearchFilter(filter);
  return api("GET /v1/products/search", {
    query: { searchToken: text, take: 15, page, ...(conditions !== "" && { filter: conditions }) },
  });
}
