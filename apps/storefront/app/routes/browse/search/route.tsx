import type { Api } from "@todayfruit/contract/all-calls";
import { writeSearchFilter } from "@todayfruit/domain/search/read-and-write-search-filter";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import type { PageHandle } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import type { Route } from "./+types/route";
import { readSearchUrl } from "./read-and-write-search-url.ts";
import { isNarrowed } from "./results/filter-bar.tsx";
import { NoResults } from "./results/no-results.tsx";
import { SearchResults } from "./results/search-results.tsx";
import { SearchBar } from "./search-bar.tsx";
import { SearchStart } from "./search-start.tsx";

const FRUIT = 91;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const choices = readSearchUrl(new URL(request.url).searchParams);
  const conditions = writeSearchFilter(choices.filter);
  const found =
    choices.text === ""
      ? null
      : await api("GET /v1/products/search", {
          query: { searchToken: choices.text, take: 15, ...(conditions !== "" && { filter: conditions }) },
        });
  if (found && (found.list.length > 0 || isNarrowed(choices.filter))) return { choices, found, help: null };

  const [popular, offers] = await Promise.all([api("GET /v1/products/search/popular"), offersOf(api)]);
  return { choices, found, help: { popular, offers } };
}

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  canonicalPath: () => paths.search,
};

/** Indexes the start page only; result pages are unlimited in number. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const text = loaderData?.choices.text ?? "";
  const title = `${text === "" ? "검색" : `${text} 검색 결과`} · ${variant.displayName}`;
  const description = `${variant.displayName}의 과일과 식료품을 이름, 농장, 산지로 찾아보세요`;
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(text === "" ? [] : [{ name: "robots", content: "noindex" }]),
  ];
};

export default function SearchPage({ loaderData: { choices, found, help } }: Route.ComponentProps) {
  return (
    <>
      <SearchBar key={choices.text} text={choices.text} />
      {found && !help && <SearchResults choices={choices} found={found} />}
      {found && help && <NoResults text={choices.text} {...help} />}
      {!found && help && <SearchStart {...help} />}
      <BottomNavigation />
    </>
  );
}

/** Popular fruit; empty when the category has none. */
async function offersOf(api: Api) {
  try {
    const { list } = await api("GET /v1/products/category/{id}", {
      path: { id: FRUIT },
      query: { take: 10, orderby: "popular", productStatus: "stock_in" },
    });
    return list;
  } catch (error) {
    if (refusalCodeOf(error) === "CATEGORY_NOT_FOUND") return [];
    throw error;
  }
}
