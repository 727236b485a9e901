/** Who pays for what a claim gives back: the farm, by its next settlement, or the shop. */
export const CHARGED_TO = ["farm", "shop"] as const;
export type ChargedTo = (typeof CHARGED_TO)[number];
