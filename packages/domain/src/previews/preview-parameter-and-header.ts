/** Names under which the secret of a preview travels; a file of its own, because every page of the shop loads it. */

/** Parameter of a page's address. */
export const PREVIEW_PARAMETER = "preview";
/** Header of a call. */
export const PREVIEW_HEADER = "x-preview";
