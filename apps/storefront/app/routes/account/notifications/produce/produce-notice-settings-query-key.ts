/** Key of the settings of the notices of produce in the cache of queries. */
export const PRODUCE_NOTICE_SETTINGS_QUERY_KEY = ["produce-notice-settings"] as const;
