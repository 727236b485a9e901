import type { Input } from "@todayfruit/contract/all-calls";
import { inputToInstant, instantToInput } from "../../../../ui/convert-datetime-input-value.ts";
import type { CouponRow } from "../use-coupons.ts";

export type CouponFields = Input<"POST /operator/v1/coupons">["body"]["rows"][number];
type Scope = CouponFields["scope"][number]["kind"];

/** Fields of the editor of a coupon, as they are typed; days and times are those of Korea. */
export type CouponForm = {
  name: string;
  kind: "amount" | "percent" | "shipping";
  amount: string;
  percent: string;
  scopeKind: "all" | Scope;
  scopeIds: string;
  minPrice: string;
  way: "hand" | "code" | "download" | NonNullable<CouponFields["moment"]>;
  code: string;
  momentGrade: string;
  validFrom: string;
  validUntil: string;
  validDays: string;
  budget: string;
  issueLimit: string;
  perMember: string;
  isFirstPurchaseOnly: boolean;
  isAppOnly: boolean;
};

const DAY_MS = 86_400_000;
const FIRST_DAYS = 30;

/** Returns the form of a new coupon: 3,000원 for everything, from now on for 30 days. */
export function newCouponForm(now: Date): CouponForm {
  return {
    name: "",
    kind: "amount",
    amount: "3000",
    percent: "10",
    scopeKind: "all",
    scopeIds: "",
    minPrice: "0",
    way: "hand",
    code: "",
    momentGrade: "",
    validFrom: instantToInput(now.toISOString()),
    validUntil: instantToInput(new Date(now.getTime() + FIRST_DAYS * DAY_MS).toISOString()),
    validDays: "",
    budget: "",
    issueLimit: "",
    perMember: "1",
    isFirstPurchaseOnly: false,
    isAppOnly: false,
  };
}

/** Writes a coupon into the form; goods of several kinds are kept as they are. */
export function couponToForm(coupon: CouponRow): CouponForm {
  const { discount, target, scope, moment, code } = coupon;
  return {
    name: coupon.name,
    kind: target === "shipping" ? "shipping" : discount.kind,
    amount: String(discount.amount),
    percent: String(discount.percent ?? ""),
    scopeKind: scope[0]?.kind ?? "all",
    scopeIds: scope.map(({ id }) => id).join(", "),
    minPrice: String(coupon.minPrice),
    way: moment ?? (code === null ? (coupon.downloadFrom === null ? "hand" : "download") : "code"),
    code: code ?? "",
    momentGrade: String(coupon.momentGrade ?? ""),
    validFrom: instantToInput(coupon.validFrom),
    validUntil: instantToInput(coupon.validUntil),
    validDays: String(coupon.validDays ?? ""),
    budget: String(coupon.budget ?? ""),
    issueLimit: String(coupon.issueLimit ?? ""),
    perMember: String(coupon.perMember),
    isFirstPurchaseOnly: coupon.isFirstPurchaseOnly,
    isAppOnly: coupon.isAppOnly,
  };
}

/** Reads the form; `kept` is the coupon that is edited, whose other fields stay. */
export function formToCoupon(form: CouponForm, kept: CouponRow | null): CouponFields {
  const isPercent = form.kind === "percent";
  const validFrom = inputToInstant(form.validFrom);
  const validUntil = inputToInstant(form.validUntil);
  const isTaken = form.way === "download";
  const moment = isMoment(form.way) ? form.way : null;
  return {
    name: form.name.trim(),
    target: form.kind === "shipping" ? "shipping" : "products",
    scope: kept ? kept.scope.map(({ kind, id }) => ({ kind, id })) : scopeOf(form),
    discount: {
      kind: isPercent ? "percent" : "amount",
      amount: numberOf(form.amount) ?? 0,
      percent: isPercent ? numberOf(form.percent) : null,
    },
    minPrice: numberOf(form.minPrice) ?? 0,
    leastGrade: kept?.leastGrade ?? null,
    isFirstPurchaseOnly: form.isFirstPurchaseOnly,
    isAppOnly: form.isAppOnly,
    validFrom,
    validUntil,
    validDays: numberOf(form.validDays),
    downloadFrom: isTaken ? (kept?.downloadFrom ?? validFrom) : null,
    downloadUntil: isTaken ? (kept?.downloadUntil ?? validUntil) : null,
    issueLimit: numberOf(form.issueLimit),
    perMember: numberOf(form.perMember) ?? 1,
    code: form.way === "code" ? form.code.trim().toUpperCase() : null,
    moment,
    momentGrade: moment === "grade" ? numberOf(form.momentGrade) : null,
    budget: numberOf(form.budget),
    isStopped: kept?.isStopped ?? false,
  };
}

/** @example numberOf("3,000원") // 3000; an empty or unreadable text is `null` */
export function numberOf(text: string): number | null {
  const digits = text.replaceAll(/[,\s원%장일]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

function scopeOf({ scopeKind, scopeIds }: CouponForm): CouponFields["scope"] {
  if (scopeKind === "all") return [];
  const ids = scopeIds.split(/[,\s]+/).filter((text) => /^\d+$/.test(text));
  return [...new Set(ids)].map((id) => ({ kind: scopeKind, id: Number(id) }));
}

function isMoment(way: CouponForm["way"]): way is NonNullable<CouponFields["moment"]> {
  return way !== "hand" && way !== "code" && way !== "download";
}
