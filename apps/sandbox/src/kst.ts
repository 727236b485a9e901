const KST_OFFSET_MS = 9 * 60 * 60 * 1000;

/**
 * Formats an instant like Toss: KST, whole seconds, explicit offset.
 * @example kstTimestamp(new Date("2026-08-12T01:02:03Z")) // "2026-08-12T10:02:03+09:00"
 */
export function kstTimestamp(moment: Date): string {
  return `${kstLocal(moment).slice(0, 19)}+09:00`;
}

/**
 * Formats the `createdAt` of a webhook: KST with six decimals and no offset.
 * @example kstMicroseconds(new Date("2026-08-12T01:02:03.004Z")) // "2026-08-12T10:02:03.004000"
 */
export function kstMicroseconds(moment: Date): string {
  return `${kstLocal(moment).slice(0, 23)}000`;
}

/** Formats the 14 digits `yyyyMMddHHmmss` inside a payment key. */
export function kstDigits(moment: Date): string {
  return kstLocal(moment).slice(0, 19).replaceAll(/[-T:]/g, "");
}

/**
 * Parses an ISO 8601 date-time; one without an offset is KST. Returns `null` for anything else.
 * @example parseKst("2026-08-12T10:02:03") // 2026-08-12T01:02:03Z
 */
export function parseKst(text: string): Date | null {
  const moment = new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}+09:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function kstLocal(moment: Date): string {
  return new Date(moment.getTime() + KST_OFFSET_MS).toISOString();
}
