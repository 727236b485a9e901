import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { listNoticeRows } from "./list-notices.repository.ts";

const DEFAULT_TAKE = 15;

/** Lists a page of notices, pages counted from 0. A notice appears on its day. One statement. */
export async function listNotices(
  { query = {} }: Input<"GET /v1/boards/notices">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/boards/notices">> {
  const { page = 0, take = DEFAULT_TAKE } = query;
  const rows = await listNoticeRows(db, now(), page * take, take + 1);
  return ok({
    list: rows.slice(0, take).map(({ id, type, title, contents, is_pinned, created_at }) => ({
      id,
      type,
      title,
      contents,
      isPinned: is_pinned,
      createdAt: created_at.toISOString(),
    })),
    nextPage: rows.length > take ? page + 1 : null,
  });
}
