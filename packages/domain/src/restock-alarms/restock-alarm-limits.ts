/** The most restock alarms of one shopper that wait at a time. */
export const MAX_RESTOCK_ALARMS = 100;

/** The most restock alarms of guests that wait for one phone number. */
export const MAX_RESTOCK_ALARMS_OF_PHONE = 20;
