/** Advertising consents of a person. */
export type AdConsents = { advertisingAlarm: boolean; nightAlarm: boolean; advertisingPromotion: boolean };

const KINDS = ["advertisingAlarm", "nightAlarm", "advertisingPromotion"] as const;

/**
 * Computes the consents after a change and the entries to record: only what changed. Advertising at night is a
 * separate question; without `advertisingAlarm` it is no, and withdrawing the first withdraws the second.
 *
 * @example changeConsents({ advertisingAlarm: true, nightAlarm: true, advertisingPromotion: false }, { advertisingAlarm: false })
 *   // after: all false; said: advertisingAlarm no, nightAlarm no
 */
export function changeConsents(
  before: AdConsents,
  wanted: { readonly [K in keyof AdConsents]?: boolean | undefined },
): { after: AdConsents; said: { kind: keyof AdConsents; isGiven: boolean }[] } {
  const advertisingAlarm = wanted.advertisingAlarm ?? before.advertisingAlarm;
  const after = {
    advertisingAlarm,
    nightAlarm: advertisingAlarm && (wanted.nightAlarm ?? before.nightAlarm),
    advertisingPromotion: wanted.advertisingPromotion ?? before.advertisingPromotion,
  };
  const said = KINDS.filter((kind) => after[kind] !== before[kind]).map((kind) => ({
    kind,
    isGiven: after[kind],
  }));
  return { after, said };
}
