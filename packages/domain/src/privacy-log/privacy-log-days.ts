/** Days for which a member reads an entry of the privacy log. */
export const PRIVACY_LOG_DAYS = 365;

/** Days over which the readings by others are counted. */
export const RECENT_DAYS = 30;
