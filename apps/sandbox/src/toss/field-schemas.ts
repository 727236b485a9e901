import Type from "typebox";

/** Schemas of fields that several requests of Toss share. */

export const MethodLiteral = Type.Union([
  Type.Literal("CARD"),
  Type.Literal("VIRTUAL_ACCOUNT"),
  Type.Literal("TRANSFER"),
  Type.Literal("MOBILE_PHONE"),
  Type.Literal("CULTURE_GIFT_CERTIFICATE"),
  Type.Literal("BOOK_GIFT_CERTIFICATE"),
  Type.Literal("GAME_GIFT_CERTIFICATE"),
]);

export const OrderId = Type.String({ pattern: "^[A-Za-z0-9\\-_=]{6,64}$" });

export const Price = Type.Integer({ minimum: 1, maximum: 9_999_999_999 });

export const TaxFree = Type.Integer({ minimum: 0, maximum: 9_999_999_999 });

export const ValidHours = Type.Integer({ minimum: 1, maximum: 2160 });

export const DEFAULT_VALID_HOURS = 168;
