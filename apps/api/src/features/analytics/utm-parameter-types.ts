/** Campaign parameters of the visit that led to an order; `null` for each that was absent. */
export type Utm = Record<"utmSource" | "utmMedium" | "utmCampaign" | "utmContent" | "utmTerm", string | null>;
