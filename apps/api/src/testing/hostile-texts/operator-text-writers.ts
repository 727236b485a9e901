import { allCalls } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { PreviewedEdit } from "@todayfruit/contract/previews/previewed-edits";
import { HOSTILE_TEXT_SAMPLES } from "./hostile-text-samples.ts";
import { listFieldsThatAcceptMarkup, withText } from "./list-fields-that-accept-markup.ts";
import type { Fields, KeptFields, Put, World } from "./seeded-shop-and-field-types.ts";
import { isNotKept } from "./unstored-fields.ts";

/** Hostile texts that operators write or import. */

const CSV = "POST /operator/v1/dispatches body.csv";

/** Texts that operators write with a change: a reason, a decision, an answer, a note. */
export const OPERATOR_TEXT_WRITERS: KeptFields = Object.fromEntries(
  listFieldsThatAcceptMarkup()
    .filter(({ name, field }) => name.includes(" /operator/") && !isNotKept(field) && field !== CSV)
    .map(({ name, at, field }) => [
      field,
      async ({ call, clerk, work, stepUp }: World, text: string): Promise<Put> => {
        const begun = name.startsWith("GET ") ? {} : await work[name as keyof typeof work]();
        const edited = await withEditOf(at, begun, work);
        const input = withText(withBlockOf(at, edited), at, text);
        const headers = (allCalls[name as keyof typeof allCalls] as Call).stepUp ? await stepUp() : {};
        return call(clerk, name as keyof typeof work, input as never, headers);
      },
    ]),
);

/** Blocks of a description by the field that is tried in them. */
const BLOCKS: Readonly<Record<string, object>> = {
  text: { type: "paragraph", text: "" },
  alt: { type: "image", src: "media/p.jpg", alt: "" },
  items: { type: "bulletList", items: [""] },
  rows: { type: "table", rows: [[""]] },
};

/** Returns the input with a block of the kind that has the field, for a field of a description. */
function withBlockOf(at: string, input: unknown): unknown {
  const [, place = "", field = ""] = /^(.*contents\[\])\.(\w+)/.exec(at) ?? [];
  const block = BLOCKS[field];
  return block ? withText(input, place, block) : input;
}

/** Returns the input with an edit of a kind that has the field, for a field of an edit that a preview shows. */
async function withEditOf(at: string, input: unknown, work: World["work"]): Promise<unknown> {
  const [, field] = /^body\.edits\[\]\.(rows\[\].*)$/.exec(at) ?? [];
  if (field === undefined) return input;
  const fields = listFieldsThatAcceptMarkup().map((text) => text.field);
  const noun = PreviewedEdit.anyOf
    .map(({ properties }) => properties.noun.const)
    .find((each) => fields.includes(`PATCH /operator/v1/${each} body.${field}`));
  if (noun === undefined) throw new Error(`No call edits ${field}`);
  const { body } = (await work[`PATCH /operator/v1/${noun}`]()) as { body: { rows: unknown } };
  return withText(input, "body.edits", [{ noun, rows: body.rows }]);
}

/** Texts of an imported file; invalid lines are repeated with their error. */
export const FILE_TEXTS: Fields = {
  [CSV]: async ({ call, clerk }) => {
    const lines = HOSTILE_TEXT_SAMPLES.map((text) => `"${text.replaceAll('"', '""')}",04,601234567890`);
    const put = await call(clerk, "POST /operator/v1/dispatches", {
      body: { csv: ["주문번호,택배사,송장번호", ...lines].join("\n") },
    });
    return [put, async () => put.reply.problems.map(({ orderNumber }) => orderNumber).join(" ")];
  },
};
