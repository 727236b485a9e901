import { Type } from "typebox";
import { closed, Instant, oneOf } from "../common-schemas.ts";
import { UserSettings } from "./user-and-token-schemas.ts";

export const CONSENT_KINDS = [
  "termsOfService",
  "privacy",
  "over14",
  "advertisingAlarm",
  "nightAlarm",
  "advertisingPromotion",
] as const;

/** Settings of a member: alarms and consents. */
export const Settings = closed({
  ...UserSettings.properties,
  nightAlarm: Type.Boolean(),
  /** Latest answer to each consent, and its instant. */
  consents: Type.Array(closed({ kind: oneOf(CONSENT_KINDS), isGiven: Type.Boolean(), at: Instant })),
});
