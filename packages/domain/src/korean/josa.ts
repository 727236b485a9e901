/** 조사 pairs, the form after 받침 first. */
export type Josa = "을/를" | "이/가" | "은/는" | "과/와" | "으로/로" | "이에요/예요";

/**
 * Appends the particle that fits the last sound of a word. Numbers and Latin letters are read as Koreans read them,
 * closing brackets and other signs are ignored, and after ㄹ the particle of 으로/로 is 로.
 *
 * @example josa("사과", "을/를") // "사과를"
 * @example josa("귤", "으로/로") // "귤로"
 * @example josa("샤인머스캣 2kg", "이/가") // "샤인머스캣 2kg이"
 */
export function josa(word: string, pair: Josa): string {
  return word + particleAfter(finalSoundOf(word), pair);
}

type FinalSound = "none" | "rieul" | "other";

function particleAfter(sound: FinalSound, pair: Josa): string {
  const slash = pair.indexOf("/");
  const closed = sound === "other" || (sound === "rieul" && pair !== "으로/로");
  return closed ? pair.slice(0, slash) : pair.slice(slash + 1);
}

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const FINAL_RIEUL = 8;

function finalSoundOf(word: string): FinalSound {
  const spoken = word.normalize("NFC").replace(/[^\p{L}\p{N}]+$/u, "");
  const unit = /\d(kg|mg|g|ml|l|cm|mm|m)$/i.exec(spoken)?.[1]?.toLowerCase();
  if (unit !== undefined) return SPOKEN_UNITS[unit] ?? "none";
  const last = spoken.at(-1) ?? "";
  const code = last.charCodeAt(0);
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return finalOfSyllable(code);
  return SPOKEN_SIGNS[last.toLowerCase()] ?? "none";
}

function finalOfSyllable(code: number): FinalSound {
  const final = (code - FIRST_SYLLABLE) % FINALS;
  if (final === 0) return "none";
  return final === FINAL_RIEUL ? "rieul" : "other";
}

/** Units that end in a consonant when read out: 킬로그램, 밀리그램, 그램. 리터, 센티미터 and the like end in a vowel. */
const SPOKEN_UNITS: Record<string, FinalSound> = { kg: "other", mg: "other", g: "other" };

/** Digits and letters that end in a consonant when read out: 영 (십, 백, 천), 일, 삼, 육, 칠, 팔 and 엘, 엠, 엔, 알. */
const SPOKEN_SIGNS: Record<string, FinalSound> = {
  0: "other",
  1: "rieul",
  3: "other",
  6: "other",
  7: "rieul",
  8: "rieul",
  l: "rieul",
  m: "other",
  n: "other",
  r: "rieul",
};
