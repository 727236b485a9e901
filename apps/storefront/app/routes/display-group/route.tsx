import { data } from "react-router";
import { face } from "#variant/face.ts";
import { orNotFound } from "../../api/or-not-found.ts";
import { apiContext } from "../../api/server-context.ts";
import { bareOf, loadContents } from "../../ui/display/contents.ts";
import { DisplayGroup, isShown } from "../../ui/display/display-group.tsx";
import { LoneGroup } from "../../ui/display/lone-group.tsx";
import { NothingHere } from "../../ui/feedback/nothing-here.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { BottomNavigation } from "../../ui/layout/bottom-navigation.tsx";
import { Footer } from "../../ui/layout/footer.tsx";
import { useOptionSheet } from "../../ui/option-sheet/use-option-sheet.tsx";
import type { Route } from "./+types/route";

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,9}$/.test(params.id)) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const group = await orNotFound(
    api("GET /v4/display-category/groups/{id}", { path: { id: Number(params.id) } }),
  );
  const contents = await loadContents(api, group);
  return { group: contents ? bareOf(group) : group, contents };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const group = loaderData?.group;
  const title = `${group?.name ?? "진열"} · ${face.displayName}`;
  return [
    { title },
    { name: "description", content: group?.subTitle ?? face.slogan },
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
          <LoneGroup key={group.id} group={group} contents={contents} onAdd={openOptions} />
        ) : isShown(group) ? (
          <DisplayGroup group={group} onAdd={openOptions} />
        ) : (
          <NothingHere>홈에서 다른 진열을 둘러봐 주세요</NothingHere>
        )}
        {sheet}
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}
