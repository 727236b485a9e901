import { addWon, sumWon, type Won, won, ZERO_WON } from "../../money/won.ts";
import { productsPriceOf } from "../../pricing/compute-line-price-and-list-price.ts";
import { computeQuote, type Quote, type QuoteLine } from "../../pricing/compute-quote.ts";
import { priceBundleShipping } from "../../pricing/price-bundle-shipping.ts";
import { bundleKeyOf } from "../../shipping/group-lines-into-bundles.ts";
import { DEFAULT_SHIPPING_FEE_TYPE } from "../../shipping/shipping-fee-type.ts";

/** Line or option as it is compared: its terms, and what makes two options comparable. */
export type Comparable = {
  line: QuoteLine;
  /** Kind of produce, e.g. `apple`. */
  kind: string;
  /** Weight of one unit; `null` where it is unknown. */
  weight: { value: number; unit: string } | null;
  /** Average of the reviews; `null` without any. */
  score: number | null;
  /** Fixed day of dispatch, `YYYY-MM-DD`; `null` for the usual one. */
  shipmentDate: string | null;
};

/** Largest difference of a change: the option, the day of dispatch of the same product, or the farm. */
export type SavingKind = "option" | "day" | "farm";

/** Change of one line that lowers what is paid in all. Savings are in 원; a negative one costs more. */
export type CheaperLine<C extends Comparable> = {
  kind: SavingKind;
  replaced: C;
  replacement: C;
  units: number;
  saving: Won;
  productsSaving: number;
  shippingSaving: number;
  /** Weight that arrives beyond what was chosen, in the unit of the weights. */
  extraWeight: number;
};

/** The most weight that a replacement brings, as a multiple of what was chosen. */
const MOST_TIMES = 2;
/** Savings below are not worth a change, in 원. */
const LEAST_SAVING = 500;
const MOST_UNITS = 999;
/** Lines of a long cart that are looked at. */
const MOST_LINES = 20;
/** Area of fees before an address is known. */
const AREA = "major";

/**
 * Finds for each line of a cart the option with the lowest sum of goods and shipping on the mainland that brings
 * at least the same weight, at most twice. Another farm's product has to be of the same kind and rated no lower. The
 * largest saving comes first; a saving below 500원 is left out. Beyond 20 lines only those of the highest price are compared.
 *
 * @param lines checked lines, which are charged
 * @param candidates options with enough stock that are not in the cart; their units do not matter
 * @param isOffered says whether that number of units of an option can be bought
 * @example a line of 2 × 1kg at 9,000원, and a candidate of 2kg at 15,000원 of the same product
 *   // [{ kind: "option", units: 1, saving: 3000, productsSaving: 3000, shippingSaving: 0, extraWeight: 0, … }]
 */
export function findCheaperOptionsForLines<C extends Comparable>(
  lines: readonly C[],
  candidates: readonly C[],
  isOffered: (candidate: C, units: number) => boolean,
): CheaperLine<C>[] {
  const before = quoteOf(lines.map(({ line }) => line));
  const keys = new Map(lines.map((each) => [each, bundleOf(each.line)]));
  return dearest(lines)
    .flatMap((replaced) => {
      const others = lines.filter((each) => each !== replaced);
      const shipped = others.map((each) => ({ line: each.line, key: keys.get(each) }));
      const choices = candidates.flatMap((replacement) => {
        const units = unitsInstead(replaced, replacement);
        if (units === null || !goesWith(others, replacement) || !isOffered(replacement, units)) return [];
        const line = lineInstead(replaced, replacement, units);
        return [{ replaced, replacement, units, saving: savingOf(replaced.line, line, shipped) }];
      });
      const best = choices.toSorted((one, other) => other.saving - one.saving || one.units - other.units)[0];
      if (!best || best.saving < LEAST_SAVING) return [];
      const after = [...others.map(({ line }) => line), lineInstead(replaced, best.replacement, best.units)];
      return [changeOf(best, before, quoteOf(after))];
    })
    .toSorted((one, other) => other.saving - one.saving);
}

/** Prices lines as the cart does: on the mainland, without coupon and points. */
export function quoteOf(lines: readonly QuoteLine[]): Quote {
  return computeQuote({
    lines,
    area: AREA,
    shippingFeeType: DEFAULT_SHIPPING_FEE_TYPE,
    couponDiscount: ZERO_WON,
    usedPoint: ZERO_WON,
  });
}

function dearest<C extends Comparable>(lines: readonly C[]): C[] {
  const price = ({ line }: C) => productsPriceOf(line);
  return lines.toSorted((one, other) => price(other) - price(one)).slice(0, MOST_LINES);
}

function lineInstead(replaced: Comparable, replacement: Comparable, units: number): QuoteLine {
  return { ...replacement.line, lineId: replaced.line.lineId, units };
}

/** Computes what a line in place of another saves in 원: only the bundles of the two change. */
function savingOf(
  replaced: QuoteLine,
  instead: QuoteLine,
  others: readonly { line: QuoteLine; key: string | undefined }[],
): number {
  const keys = [bundleOf(replaced), bundleOf(instead)];
  const near = others.flatMap(({ line, key }) => (key !== undefined && keys.includes(key) ? [line] : []));
  return bundlesPrice([...near, replaced]) - bundlesPrice([...near, instead]);
}

function bundleOf(line: QuoteLine): string {
  return bundleKeyOf(line, DEFAULT_SHIPPING_FEE_TYPE);
}

function bundlesPrice(lines: readonly QuoteLine[]): Won {
  const bundles = priceBundleShipping({ lines, area: AREA, shippingFeeType: DEFAULT_SHIPPING_FEE_TYPE });
  return sumWon(bundles.map(({ bundle }) => addWon(bundle.productsPrice, bundle.fee)));
}

/** Counts the units of a candidate that weigh at least as much as a line; `null` when the two cannot be compared. */
function unitsInstead(replaced: Comparable, { line, kind, weight, score }: Comparable): number | null {
  const isSameProduct = line.productId === replaced.line.productId;
  if (!isSameProduct && (kind !== replaced.kind || (score ?? 0) < (replaced.score ?? 0))) return null;
  if (!weight || !replaced.weight || weight.unit !== replaced.weight.unit) return null;
  if (weight.value <= 0 || replaced.weight.value <= 0) return null;
  const wanted = replaced.weight.value * replaced.line.units;
  const units = Math.ceil(wanted / weight.value);
  return units > MOST_UNITS || units * weight.value > wanted * MOST_TIMES ? null : units;
}

/** Options of one product in a cart are dispatched on one day. */
function goesWith(others: readonly Comparable[], { line, shipmentDate }: Comparable): boolean {
  return others.every(
    (other) =>
      other.line.productId !== line.productId ||
      other.shipmentDate === null ||
      shipmentDate === null ||
      other.shipmentDate === shipmentDate,
  );
}

function changeOf<C extends Comparable>(
  { replaced, replacement, units }: { replaced: C; replacement: C; units: number },
  before: Quote,
  after: Quote,
): CheaperLine<C> {
  return {
    replaced,
    replacement,
    units,
    kind: kindOf(replaced, replacement),
    saving: won(before.price - after.price),
    productsSaving: before.productsPrice - after.productsPrice,
    shippingSaving: before.shippingFee - after.shippingFee,
    extraWeight:
      (replacement.weight?.value ?? 0) * units - (replaced.weight?.value ?? 0) * replaced.line.units,
  };
}

function kindOf(replaced: Comparable, replacement: Comparable): SavingKind {
  if (replaced.line.productId !== replacement.line.productId) return "farm";
  return replaced.shipmentDate === replacement.shipmentDate ? "option" : "day";
}
