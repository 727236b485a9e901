/** Days for which rows are kept as they were: five years, as long as records of contracts (전자상거래법 시행령 제6조). */
export const PAST_ROW_RETENTION_DAYS = 1827;
