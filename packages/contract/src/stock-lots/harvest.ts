import { Type } from "typebox";
import { closed, DateText, nullable, Text } from "../common-schemas.ts";

/** Harvest of a lot as shoppers see it. */
export const Harvest = closed({
  /** Day of the harvest, KST. */
  harvestedOn: DateText,
  /** Measured sweetness in °Bx; `null`: not measured. */
  brix: nullable(Type.Number({ minimum: 0, maximum: 50 })),
  /** Path of a picture of the lot. */
  photo: nullable(Text(200)),
});
