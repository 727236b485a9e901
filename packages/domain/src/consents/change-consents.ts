/** What somebody has agreed to of advertising. */
export type AdConsents = { advertisingAlarm: boolean; nightAlarm: boolean; advertisingPromotion: boolean };

const KINDS = ["advertisingAlarm", "nightAlarm", "advertisingPromotion"] as const;

/**
 * The consents after a change, and what has to be written down: only what changed. Advertising at night is a second
 * question; without the first it is no, and taking the first back takes the second back.
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
