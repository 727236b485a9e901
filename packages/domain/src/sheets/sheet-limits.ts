/** Most rows of one file that is imported. */
export const MOST_SHEET_ROWS = 50_000;
/** Most days of orders in one file. */
export const MOST_EXPORT_DAYS = 366;
