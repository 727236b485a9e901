import { Type } from "typebox";
import { closed, SignedMoney, Text } from "../common-schemas.ts";

/** Each amount of a price or a refund with its reason; negative when taken off. The amounts add up to the whole. */
export const PriceExplanation = Type.Array(
  closed({ name: Text(300), reason: Text(200), amount: SignedMoney }),
);
