/** Kinds of content whose links lead to orders: product videos and live broadcasts. */
export const CONTENT_KINDS = ["video", "broadcast"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
