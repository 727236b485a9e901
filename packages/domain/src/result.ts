/** Success of a rule, with its value. */
export type Ok<T> = { ok: true; value: T };

/** Refusal of a rule. `code` is one of a closed union; `detail` holds the values that its message needs. */
export type Refused<C extends string, D = undefined> = { ok: false; code: C; detail: D };

/** Result of a rule that may refuse. Refusals are returned; bugs are thrown. */
export type Result<T, C extends string, D = undefined> = Ok<T> | Refused<C, D>;

/** @example ok(won(3000)) // { ok: true, value: 3000 } */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/**
 * @example refuse("SOLD_OUT") // { ok: false, code: "SOLD_OUT", detail: undefined }
 *
 * @example refuse("POINTS_BELOW_MINIMUM", { minUsePoint: 1000 })
 */
export function refuse<C extends string>(code: C): Refused<C>;
export function refuse<C extends string, D>(code: C, detail: D): Refused<C, D>;
export function refuse<C extends string, D>(code: C, detail?: D): Refused<C, D | undefined> {
  return { ok: false, code, detail };
}
