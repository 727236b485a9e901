import { closed, DateText, nullable, Text } from "../schema.ts";

/** Days that the buyer of a line was promised last, and how they moved. */
export const PromisedDelivery = closed({
  dispatchDate: DateText,
  arrivalFrom: DateText,
  arrivalTo: DateText,
  /** The last day promised before, and the reason for the change; `null` when it never moved. */
  change: nullable(closed({ arrivalTo: DateText, reason: Text(200) })),
});
