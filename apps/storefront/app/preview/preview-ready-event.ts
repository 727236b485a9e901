/** Event of the window from which on links lead on within the preview. */
export const PREVIEW_READY_EVENT = "preview-ready";
