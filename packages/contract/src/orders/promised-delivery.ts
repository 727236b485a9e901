import { closed, DateText, nullable, Text } from "../common-schemas.ts";

/** Reason of a delay whose new day is not known: the line has no promise until it is; `null`: no such delay. */
export const UndatedDelay = nullable(Text(200));

/** Days that the buyer of a line was promised last, and how they moved. */
export const PromisedDelivery = closed({
  dispatchDate: DateText,
  arrivalFrom: DateText,
  arrivalTo: DateText,
  /** The last day promised before, and the reason for the change; `null` when it never moved. */
  change: nullable(closed({ arrivalTo: DateText, reason: Text(200) })),
});
