import type { Reply } from "@todayfruit/contract/all-calls";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { Footer } from "../../../frame/footer.tsx";
import { paths } from "../../../paths.ts";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import { InfiniteList } from "../../../ui/feedback/infinite-list.tsx";
import type { Route } from "./+types/route";
import { NoticeRow } from "./notice-row.tsx";

/** Page size. Rule: specification §9. */
const PAGE_SIZE = 15;

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)("GET /v1/boards/notices", { query: { page: 0, take: PAGE_SIZE } });
}

export const links: Route.LinksFunction = () => [
  {
    rel: "alternate",
    type: "application/rss+xml",
    title: `${variant.displayName} 공지사항`,
    href: paths.noticesRss,
  },
];

export const meta: Route.MetaFunction = () => [
  { title: `공지사항 · ${variant.displayName}` },
  { name: "description", content: `${variant.displayName}의 배송, 이벤트, 상품 소식을 전해 드려요` },
  { property: "og:title", content: `공지사항 · ${variant.displayName}` },
];

export default function Notices({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AppBar back title="공지사항" cart />
      <main id="contents">
        <InfiniteList
          queryKey={["notices"]}
          first={pageOf(loaderData)}
          endText="마지막 소식까지 다 봤어요"
          fetchPage={async (nextPage) =>
            pageOf(
              await api("GET /v1/boards/notices", { query: { page: Number(nextPage), take: PAGE_SIZE } }),
            )
          }
        >
          {(notices) =>
            notices.length === 0 ? (
              <EmptyList>새 소식이 생기면 여기에 올려 드려요</EmptyList>
            ) : (
              <ul>
                {notices.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} />
                ))}
              </ul>
            )
          }
        </InfiniteList>
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}

/** Converts the call's page number to the list's opaque cursor. */
function pageOf({ list, nextPage }: Reply<"GET /v1/boards/notices">) {
  return { list, nextPage: nextPage === null ? null : String(nextPage) };
}
