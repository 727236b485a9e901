import { data } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { replyOrNotFoundPage } from "../../../api/reply-or-not-found-page.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { DisplayGroup, isShown } from "../../../features/displays/display-group.tsx";
import { FullPageDisplayGroup } from "../../../features/displays/full-page-display-group.tsx";
import { loadGroupContents, withoutContents } from "../../../features/displays/load-group-contents.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { Footer } from "../../../frame/footer.tsx";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import type { Route } from "./+types/route";

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,9}$/.test(params.id)) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const group = await replyOrNotFoundPage(
    api("GET /v4/display-category/groups/{id}", { path: { id: Number(params.id) } }),
  );
  const contents = await loadGroupContents(api, group);
  return { group: contents ? withoutContents(group) : group, contents };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const group = loaderData?.group;
  const title = `${group?.name ?? "진열"} · ${variant.displayName}`;
  return [
    { title },
    { name: "description", content: group?.subTitle ?? variant.slogan },
    { property: "og:title", content: title },
  ];
};

export default function DisplayGroupPage({ loaderData: { group, contents } }: Route.ComponentProps) {
  const { openOptions, sheet } = useOptionSheet();
  return (
    <>
      <AppBar back title={group.name} search cart />
      <main id="contents">
        {contents ? (
          <FullPageDisplayGroup key={group.id} group={group} contents={contents} onAdd={openOptions} />
        ) : isShown(group) ? (
          <DisplayGroup group={group} onAdd={openOptions} />
        ) : (
          <EmptyList>홈에서 다른 진열을 둘러봐 주세요</EmptyList>
        )}
        {sheet}
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}
