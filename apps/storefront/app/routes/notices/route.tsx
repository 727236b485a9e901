import type { Reply } from "@todayfruit/contract/all-calls";
import { face } from "#variant/face.ts";
import { api } from "../../api/browser-api.ts";
import { apiContext } from "../../api/server-context.ts";
import { GrowingList } from "../../ui/feedback/growing-list.tsx";
import { NothingHere } from "../../ui/feedback/nothing-here.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { BottomNavigation } from "../../ui/layout/bottom-navigation.tsx";
import { Footer } from "../../ui/layout/footer.tsx";
import type { Route } from "./+types/route";
import { NoticeRow } from "./notice-row.tsx";

/** Page size. Rule: specification §9. */
const take = 15;

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)("GET /v1/boards/notices", { query: { page: 0, take } });
}

export const meta: Route.MetaFunction = () => [
  { title: `공지사항 · ${face.displayName}` },
  { name: "description", content: `${face.displayName}의 배송, 이벤트, 상품 소식을 전해 드려요` },
  { property: "og:title", content: `공지사항 · ${face.displayName}` },
];

export default function Notices({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AppBar back title="공지사항" cart />
      <main id="contents">
        <GrowingList
          queryKey={["notices"]}
          first={pageOf(loaderData)}
          endText="마지막 소식까지 다 봤어요"
          fetchPage={async (nextPage) =>
            pageOf(await api("GET /v1/boards/notices", { query: { page: Number(nextPage), take } }))
          }
        >
          {(notices) =>
            notices.length === 0 ? (
              <NothingHere>새 소식이 생기면 여기에 올려 드려요</NothingHere>
            ) : (
              <ul>
                {notices.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} />
                ))}
              </ul>
            )
          }
        </GrowingList>
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
