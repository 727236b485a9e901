/** Most roles of the shop's own making. */
export const MOST_OWN_ROLES = 50;
/** Most networks from which operators may work. */
export const MOST_ALLOWED_NETWORKS = 100;
