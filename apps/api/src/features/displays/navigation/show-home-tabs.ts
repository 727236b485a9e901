import type { Input } from "@todayfruit/contract/all-calls";
import { DISPLAY_UI_TYPES, type DisplayStyle } from "@todayfruit/contract/displays/display-tabs-and-groups";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { findStyle, listNavigation, listSubTabs } from "../find-displays.repository.ts";

/**
 * Shows the top-level tabs of the home page; exactly one is the default, the first where the catalogue names none or
 * several.
 */
export async function showNavigation(
  _input: Input<"GET /v1/main-navigation">,
  { db }: Context,
): Promise<Answer<"GET /v1/main-navigation">> {
  const rows = await listNavigation(db);
  const first = rows.find((row) => row.is_default) ?? rows[0];
  return ok({
    list: rows.map(({ id, key, name }, index) => ({
      id,
      key,
      name,
      sort: index + 1,
      isDefault: id === first?.id,
    })),
  });
}

export async function showSubTabs(
  { path }: Input<"GET /v1/main-navigation/{key}/sub-tabs">,
  { db }: Context,
): Promise<Answer<"GET /v1/main-navigation/{key}/sub-tabs">> {
  const rows = await listSubTabs(db, path.key);
  if (!rows) return refuse("DISPLAY_NOT_FOUND");
  return ok({
    list: rows.map(({ id, key, name, category_id }) => ({ id, key, name, categoryId: category_id })),
  });
}

type Style = Static<typeof DisplayStyle>;

/** Shows the style of each kind of group, which was validated at import. */
export async function showStyle(
  _input: Input<"GET /v4/display-category/style">,
  { db }: Context,
): Promise<Answer<"GET /v4/display-category/style">> {
  const styles = ((await findStyle(db)) ?? {}) as Partial<Record<string, Partial<Style>>>;
  return ok({
    list: DISPLAY_UI_TYPES.map((displayUiType) => ({ ...PLAIN, ...styles[displayUiType], displayUiType })),
  });
}

const PLAIN: Omit<Style, "displayUiType"> = {
  aspectRatio: null,
  autoplaySeconds: null,
  columns: null,
  gap: null,
  visible: null,
  height: null,
  showRank: null,
};
