import { Id, oneOf } from "@todayfruit/contract/common-schemas";
import { MAX_COUPON_WON } from "@todayfruit/contract/coupons/operator-coupon-schemas";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { COUPON_MOMENTS } from "@todayfruit/domain/coupons/automatic-coupon-moments";
import { type CouponDefinition, couponProblems } from "@todayfruit/domain/coupons/check-coupon-definition";
import { COUPON_SCOPE_KINDS } from "@todayfruit/domain/coupons/coupon-scope";
import { COUPON_TARGETS } from "@todayfruit/domain/coupons/coupon-types";
import { normalizeCouponCode } from "@todayfruit/domain/coupons/normalize-coupon-code";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";

const Won = Type.Integer({ minimum: 1, maximum: MAX_COUPON_WON });
const At = Type.String({ pattern: "T.*(Z|[+-]\\d{2}:\\d{2})$", maxLength: 40 });
const closed = <P extends Parameters<typeof Type.Object>[0]>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** JSON of a coupon as the shop's owner writes it. Prices in 원, instants with their offset. */
const CouponText = closed({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  /** Left out for shipping: the whole fee. */
  amount: Type.Optional(Won),
  target: Type.Optional(oneOf(COUPON_TARGETS)),
  scope: Type.Optional(
    Type.Array(closed({ kind: oneOf(COUPON_SCOPE_KINDS), id: Id }), { minItems: 1, maxItems: 200 }),
  ),
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  conditions: Type.Optional(
    Type.Array(
      Type.Union([
        closed({ code: Type.Literal("MIN_PRICE"), minPrice: Won }),
        closed({ code: Type.Literal("GRADE"), least: Type.Integer({ minimum: 1, maximum: 9 }) }),
        closed({ code: Type.Literal("FIRST_PURCHASE") }),
        closed({ code: Type.Literal("APP_ONLY") }),
      ]),
      { maxItems: 4 },
    ),
  ),
  validFrom: At,
  validUntil: At,
  validDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  downloadFrom: Type.Optional(At),
  downloadUntil: Type.Optional(At),
  issueLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
  perMember: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  code: Type.Optional(Type.String({ pattern: "^[A-Za-z0-9 -]{6,40}$" })),
  /** Sum of discounts from which it is issued no more. */
  budget: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  moment: Type.Optional(oneOf(COUPON_MOMENTS)),
  /** Grade with which it is given, for the moment `grade`. */
  momentGrade: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
});
type Written = Static<typeof CouponText>;

/**
 * Parses a coupon from its JSON, or returns its problem for the author.
 *
 * @example parseCouponJson('{"name":"첫 구매","amount":3000,"validFrom":"2026-12-01T00:00:00+09:00", …}')
 */
export function parseCouponJson(text: string): { coupon: CouponDefinition } | { problem: string } {
  const written = parse(text);
  if (written === undefined) return { problem: "쿠폰을 JSON으로 적어 주세요." };
  if (!Value.Check(CouponText, written)) {
    const [first] = Value.Errors(CouponText, written);
    return { problem: `쿠폰의 ${first?.instancePath || "내용"}을 다시 확인해 주세요.` };
  }
  if (written.amount === undefined && written.target !== "shipping")
    return { problem: "쿠폰의 /amount를 다시 확인해 주세요." };
  const coupon = couponOf(written);
  const [problem] = couponProblems(coupon, 0);
  return problem ? { problem: `쿠폰의 /${problem.field}: ${refusalMessage(problem.code)}.` } : { coupon };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function couponOf(written: Written): CouponDefinition {
  const { conditions = [], downloadFrom, downloadUntil } = written;
  const minPrice = conditions.find((each) => each.code === "MIN_PRICE");
  const grade = conditions.find((each) => each.code === "GRADE");
  return {
    name: written.name,
    target: written.target ?? "products",
    scope: written.scope ?? [],
    discount: discountOf(written),
    minPrice: minPrice?.code === "MIN_PRICE" ? minPrice.minPrice : 0,
    leastGrade: grade?.code === "GRADE" ? grade.least : null,
    isFirstPurchaseOnly: conditions.some(({ code }) => code === "FIRST_PURCHASE"),
    isAppOnly: conditions.some(({ code }) => code === "APP_ONLY"),
    validFrom: inUtc(written.validFrom),
    validUntil: inUtc(written.validUntil),
    validDays: written.validDays ?? null,
    downloadFrom: downloadFrom === undefined ? null : inUtc(downloadFrom),
    downloadUntil: downloadUntil === undefined ? null : inUtc(downloadUntil),
    issueLimit: written.issueLimit ?? null,
    // A birthday comes back every year.
    perMember: written.perMember ?? (written.moment === "birthday" ? 100 : 1),
    code: written.code === undefined ? null : normalizeCouponCode(written.code),
    moment: written.moment ?? null,
    momentGrade: written.momentGrade ?? null,
    budget: written.budget ?? null,
    isStopped: false,
  };
}

/** Returns the discount; without an amount the whole of a shipping fee, whatever it is. */
function discountOf({ amount, percent }: Written): CouponDefinition["discount"] {
  if (amount === undefined) return { kind: "percent", amount: MAX_COUPON_WON, percent: percent ?? 100 };
  return { kind: percent === undefined ? "amount" : "percent", amount, percent: percent ?? null };
}

function inUtc(at: string): string {
  return new Date(at).toISOString();
}
