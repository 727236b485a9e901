import { Id } from "@todayfruit/contract/common-schemas";
import { type Static, Type } from "typebox";
import { Line, MediaPath, Slug, Sort } from "./record-field-schemas.ts";

const named = { id: Id, name: Line(40), icon: MediaPath, sort: Sort };

/** Root of `categories.json` with its children. */
export const CategoryRecord = Type.Object({
  ...named,
  slug: Slug(40),
  children: Type.Array(Type.Object({ ...named, parentId: Id })),
});
export type CategoryRecord = Static<typeof CategoryRecord>;
