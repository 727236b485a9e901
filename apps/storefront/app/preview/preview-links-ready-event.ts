/** Event of the window from which on links lead on within the preview. */
export const PREVIEW_LINKS_READY_EVENT = "preview-ready";
