import { createContext } from "react";

/** Instant that the page shows when it is a preview, ISO 8601; `null` for the shop itself, which shows now. */
export const PreviewInstantContext = createContext<string | null>(null);
