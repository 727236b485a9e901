import type { AreaType } from "./area.ts";

/** Where a product cannot be sent: primary 육지, secondary 제주, third 도서산간. */
export type UndeliverableFlags = { primaryArea: boolean; secondaryArea: boolean; thirdArea: boolean };

/**
 * Whether a product cannot be sent to an area. It is asked when the price is calculated and again before paying.
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
