import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { data } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import type { Route } from "./+types/route";

/** Loads 이용약관, or the document named in the path: `/terms/privacy`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { list, upcoming } = await context.get(apiContext)("GET /v1/terms");
  const isWanted = ({ code }: { code: string }) => code === (params.code ?? "termsOfService");
  const term = list.find(isWanted);
  if (!term) throw data(null, { status: 404 });
  return { ...term, upcoming: upcoming.filter(isWanted) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${headingOf(loaderData)} · ${variant.displayName}` : variant.displayName },
];

export default function TermsPage({ loaderData: term }: Route.ComponentProps) {
  return (
    <>
      <AppBar back title={headingOf(term)} cart />
      <main id="contents" className="px-gutter pt-5 pb-16">
        {term.upcoming.map((next) => (
          <UpcomingTerms key={next.version} term={next} />
        ))}
        <p className="text-caption text-ink-3">판 {term.version}</p>
        <Paragraphs contents={term.contents} />
      </main>
    </>
  );
}

/** Announcement of a version to come: its day, what changes, and the new text to open. */
function UpcomingTerms({ term }: { term: Route.ComponentProps["loaderData"]["upcoming"][number] }) {
  return (
    <section className="mb-6 rounded-md bg-sunken px-4 py-3.5">
      <h2 className="text-body1 font-bold">{formatFullDate(kstDateOf(term.effectiveAt))}부터 바뀌어요</h2>
      {term.summary !== "" && (
        <p className="mt-1 text-body2 whitespace-pre-line text-ink-2">{term.summary}</p>
      )}
      <details className="mt-1">
        <summary className="flex min-h-11 cursor-pointer items-center text-label font-semibold text-brand-ink">
          바뀔 글 보기<span className="sr-only">: 판 {term.version}</span>
        </summary>
        <Paragraphs contents={term.contents} />
      </details>
    </section>
  );
}

function Paragraphs({ contents }: { contents: string }) {
  return contents.split("\n\n").map((paragraph) => (
    <p key={paragraph} className="mt-4 text-body2 whitespace-pre-line text-ink-2">
      {paragraph}
    </p>
  ));
}

/** @example headingOf({ title: "이용약관 동의" }) // "이용약관": here it is read, not agreed to */
function headingOf({ title }: { title: string }): string {
  return title.replace(/ 동의$/, "");
}
