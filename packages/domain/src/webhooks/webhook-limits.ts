/** Most addresses to which webhooks are sent. */
export const MOST_WEBHOOK_ENDPOINTS = 50;
/** Days for which an endpoint may accept nothing before it is disabled. */
export const MOST_FAILING_DAYS = 3;
