/**
 * Option of Ajv for numbers with decimals: 12.1 is a multiple of 0.1, although its quotient in floating point is
 * 120.99999999999999.
 */
export const AJV_DECIMAL_SETTINGS = { multipleOfPrecision: 6 } as const;
