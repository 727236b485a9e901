import { Id } from "@todayfruit/contract/schema";
import { type Static, Type } from "typebox";
import { Line, MediaPath, Sort } from "./fields.ts";

const named = { id: Id, name: Line(40), icon: MediaPath, sort: Sort };

/** One root of `categories.json` with its children. */
export const CategoryRecord = Type.Object({
  ...named,
  slug: Type.String({ pattern: "^[a-z][a-z0-9-]*$", maxLength: 40 }),
  children: Type.Array(Type.Object({ ...named, parentId: Id })),
});
export type CategoryRecord = Static<typeof CategoryRecord>;
