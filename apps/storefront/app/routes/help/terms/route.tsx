import { data } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { apiContext } from "../../../api/server-context.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import type { Route } from "./+types/route";

/** Loads 이용약관, or the document named in the path: `/terms/privacy`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { list } = await context.get(apiContext)("GET /v1/terms");
  const term = list.find(({ code }) => code === (params.code ?? "termsOfService"));
  if (!term) throw data(null, { status: 404 });
  return term;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${headingOf(loaderData)} · ${variant.displayName}` : variant.displayName },
];

export default function TermsPage({ loaderData: term }: Route.ComponentProps) {
  return (
    <>
      <AppBar back title={headingOf(term)} cart />
      <main id="contents" className="px-gutter pt-5 pb-16">
        <p className="text-caption text-ink-3">판 {term.version}</p>
        {term.contents.split("\n\n").map((paragraph) => (
          <p key={paragraph} className="mt-4 text-body2 whitespace-pre-line text-ink-2">
            {paragraph}
          </p>
        ))}
      </main>
    </>
  );
}

/** @example headingOf({ title: "이용약관 동의" }) // "이용약관": here it is read, not agreed to */
function headingOf({ title }: { title: string }): string {
  return title.replace(/ 동의$/, "");
}
