/** Most roles of the shop's own making. */
export const MOST_OWN_ROLES = 50;
/** Most networks from which operators may work. */
export const MOST_ALLOWED_NETWORKS = 100;
/** Most API keys that are neither revoked nor expired. */
export const MOST_API_KEYS = 100;
/** Most networks of one API key. */
export const MOST_API_KEY_NETWORKS = 20;
/** Longest time that a secret holds beside the one that replaced it, in hours: a week. */
export const LONGEST_OVERLAP_HOURS = 168;
