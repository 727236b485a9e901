import type { Channel } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const FIND = statement(
  "find-template-texts",
  `select template, channel, text, is_reviewed from message_template where channel = $1 and template = any($2::text[])`,
);

export type TemplateText = RowOf<typeof FIND>;

/** Finds the texts of notices on a channel, by the name of the notice. */
export async function findTemplateTexts(
  db: Runner,
  channel: Channel,
  templates: readonly string[],
): Promise<Map<string, TemplateText>> {
  if (templates.length === 0) return new Map();
  const rows = await db.run(FIND, [channel, [...new Set(templates)]]);
  return new Map(rows.map((row) => [row.template, row]));
}

const FIND_ONE = statement(
  "find-message-template",
  "select template, channel, text from message_template where id = $1",
);

/** Finds one text of a notice. */
export async function findMessageTemplate(db: Runner, id: number): Promise<RowOf<typeof FIND_ONE> | null> {
  const [row] = await db.run(FIND_ONE, [id]);
  return row ?? null;
}
