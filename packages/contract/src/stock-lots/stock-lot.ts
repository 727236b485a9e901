import { STOCK_LOT_STATUSES } from "@todayfruit/domain/stock-lots/allocate-lots";
import { Type } from "typebox";
import { closed, DayInput, nullable, oneOf, Text } from "../common-schemas.ts";
import { MediaPath } from "../products/media-path.ts";

/** Code that is printed on labels, e.g. `1123-A`. */
const LotCode = Type.String({ pattern: "^[0-9A-Za-z][0-9A-Za-z.-]*$", minLength: 1, maxLength: 30 });
/** Measured sweetness in °Bx; a tenth is the smallest step, which a rule checks. */
const Brix = Type.Number({ minimum: 0, maximum: 50 });

/** What was seen and measured of a lot. */
const facts = {
  code: LotCode,
  harvestedOn: DayInput,
  /** Last day on which it is good, KST. */
  expiresOn: DayInput,
  brixAverage: nullable(Brix),
  brixMinimum: nullable(Brix),
  photo: nullable(MediaPath),
  /** Note among operators. */
  note: Text(300),
};

/** Fields of a lot that operators edit; a lot is recalled by a call of its own. */
export const StockLotFields = closed({ ...facts, status: oneOf(["open", "held"]) });

/** Units of one lot and its facts, as they are written when it comes. */
export const NewStockLot = closed({
  code: facts.code,
  harvestedOn: facts.harvestedOn,
  expiresOn: facts.expiresOn,
  brixAverage: Type.Optional(facts.brixAverage),
  brixMinimum: Type.Optional(facts.brixMinimum),
  photo: Type.Optional(facts.photo),
  note: Type.Optional(facts.note),
  units: Type.Integer({ minimum: 1, maximum: 100_000 }),
});

export const StockLotStatus = oneOf(STOCK_LOT_STATUSES);
export const STOCK_LOT_FACTS = facts;

/** Refusals of the facts of a new lot. */
export const NEW_LOT_REFUSALS = [
  "LOT_CODE_TAKEN",
  "LOT_DAYS_INVALID",
  "LOT_BRIX_INVALID",
  "LOT_UNITS_EXCEEDED",
  "PICTURE_UNKNOWN",
] as const;
