import type { AreaType } from "./area-of-zonecode.ts";

/** Areas to which a product cannot be delivered: primary 육지, secondary 제주, third 도서산간. */
export type UndeliverableFlags = { primaryArea: boolean; secondaryArea: boolean; thirdArea: boolean };

/**
 * Reports whether a product cannot be delivered to an area. Checked when the price is calculated and again before
 * payment.
 *
 * @example isUndeliverable({ primaryArea: false, secondaryArea: false, thirdArea: true }, "third_area") // true
 */
export function isUndeliverable(flags: UndeliverableFlags, area: AreaType): boolean {
  switch (area) {
    case "major":
      return flags.primaryArea;
    case "secondary_area":
      return flags.secondaryArea;
    case "third_area":
      return flags.thirdArea;
  }
}
