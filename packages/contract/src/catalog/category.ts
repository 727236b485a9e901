import { Type } from "typebox";
import { closed, Id, nullable, Text } from "../common-schemas.ts";

const own = { id: Id, slug: nullable(Text(40)), name: Text(40), icon: Text(200), parentId: nullable(Id) };

export const Category = closed({ ...own, children: Type.Array(closed(own)) });
