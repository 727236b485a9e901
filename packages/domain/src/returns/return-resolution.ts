/** Outcomes that a buyer can ask for: a refund or a replacement. */
export const RETURN_RESOLUTIONS = ["refund", "replace"] as const;

export type ReturnResolution = (typeof RETURN_RESOLUTIONS)[number];
