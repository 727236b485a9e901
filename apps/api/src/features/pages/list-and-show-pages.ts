import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { findShownPage, listShownPages } from "./find-pages.repository.ts";

/** Lists the addresses of the pages of text that are shown now. One statement. */
export async function listPages(
  _input: Input<"GET /v1/pages">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/pages">> {
  const rows = await listShownPages(db, now());
  return ok({ list: rows.map(({ slug, title, end_at }) => ({ slug, title, endsAt: isoOf(end_at) })) });
}

/** Shows a page of text. Refuses one that is not shown now with NOT_FOUND. */
export async function showPage(
  { path }: Input<"GET /v1/pages/{slug}">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/pages/{slug}">> {
  const page = await findShownPage(db, path.slug, now());
  if (!page) return refuse("NOT_FOUND");
  const { slug, title, contents, end_at } = page;
  return ok({ slug, title, contents, endsAt: isoOf(end_at) });
}

function isoOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
