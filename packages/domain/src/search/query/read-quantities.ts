/** Units of the catalogue by every spelling: their size in g or ml, or the counter itself. */
const MASS: Readonly<Record<string, number>> = {
  kg: 1000,
  k: 1000,
  키로그램: 1000,
  킬로그램: 1000,
  키로: 1000,
  킬로: 1000,
  g: 1,
  그램: 1,
  그람: 1,
};
const VOLUME: Readonly<Record<string, number>> = { l: 1000, 리터: 1000, ml: 1, 밀리리터: 1, 밀리: 1 };
const COUNTERS = [
  ..."구과개입팩봉통장매미단병포줄모망판손컵대종",
  "송이",
  "박스",
  "상자",
  "마리",
  "포기",
  "인분",
] as const;
/** Interchangeable counters; a product may have either. */
const SAME: Readonly<Record<string, string>> = {
  박스: "상자",
  상자: "박스",
  마리: "미",
  미: "마리",
  개: "입",
  입: "개",
};
const NAMES = [...Object.keys(MASS), ...Object.keys(VOLUME), ...COUNTERS].sort((a, b) => b.length - a.length);
const QUANTITY = new RegExp(
  `(\\d{1,5}(?:\\.\\d{1,3})?)\\s*(${NAMES.join("|")})(?:짜리|들이|정도|이상)?(?![a-z가-힣])`,
  "gi",
);
const MAX_QUANTITIES = 3;

export type Quantities = { rest: string; quantities: string[][] };

/**
 * Extracts quantities from a normalized text: each as the catalogue's spellings, mass in g and volume in ml.
 *
 * @example readQuantities("사과 5키로") // { rest: "사과", quantities: [["5000g"]] }
 * @example readQuantities("꼬막 1.5 kg 2박스") // { rest: "꼬막", quantities: [["1500g"], ["2박스", "2상자"]] }
 * @example readQuantities("계란 30구짜리") // { rest: "계란", quantities: [["30구"]] }
 */
export function readQuantities(text: string): Quantities {
  const quantities: string[][] = [];
  const rest = text.replaceAll(QUANTITY, (_whole, number: string, unit: string) => {
    if (quantities.length < MAX_QUANTITIES) quantities.push(waysOf(Number(number), unit.toLowerCase()));
    return " ";
  });
  return { rest: rest.replaceAll(/\s+/g, " ").trim(), quantities };
}

function waysOf(number: number, unit: string): string[] {
  const mass = MASS[unit];
  if (mass !== undefined) return [`${Math.round(number * mass)}g`];
  const volume = VOLUME[unit];
  if (volume !== undefined) return [`${Math.round(number * volume)}ml`];
  const same = SAME[unit];
  return [`${number}${unit}`, ...(same === undefined ? [] : [`${number}${same}`])];
}

/**
 * Writes a quantity of the catalogue as people do.
 *
 * @example quantityText("5000g") // "5kg"
 * @example quantityText("30구") // "30구"
 */
export function quantityText(quantity: string): string {
  const [, amount, unit] = /^(\d+)(g|ml)$/.exec(quantity) ?? [];
  if (amount === undefined || Number(amount) < 1000) return quantity;
  return `${Number(amount) / 1000}${unit === "g" ? "kg" : "L"}`;
}
