/**
 * Masks a name so that only its owner recognizes it. A single letter stays as it is.
 *
 * @example maskName("김하루") // "김*루"
 * @example maskName("김솔") // "김*"
 */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length <= 2) return letters.map((letter, index) => (index === 1 ? "*" : letter)).join("");
  return letters
    .map((letter, index) => (index === 0 || index === letters.length - 1 ? letter : "*"))
    .join("");
}

/** Masks a nickname but for its first letter. @example maskNickname("과일대장") // "과**" */
export function maskNickname(nickname: string): string {
  return `${[...nickname.trim()][0] ?? ""}**`;
}

/**
 * Masks the middle of a stored phone number; of any other text all but the last four characters.
 *
 * @example maskPhone("01012345678") // "010-****-5678"
 * @example maskPhone("0212345678") // "******5678"
 */
export function maskPhone(phone: string): string {
  if (/^010[0-9]{8}$/.test(phone)) return `010-****-${phone.slice(-4)}`;
  const letters = [...phone];
  return letters.map((letter, index) => (index < letters.length - 4 ? "*" : letter)).join("");
}

/**
 * Masks an e-mail except for its first one or two letters and its domain.
 *
 * @example maskEmail("haru.kim@kakao.example") // "ha***@kakao.example"
 */
export function maskEmail(email: string): string {
  return email.replace(/^(.{1,2})[^@]*@/, "$1***@");
}

/** Hides a text, such as the code of an entrance, and shows only whether there is one. @example hideText("#12*") // "****" */
export function hideText(text: string): string {
  return text === "" ? "" : "****";
}

/**
 * Masks an address below its 시·도 and 시·군·구.
 *
 * @example maskAddress("서울 송파구 올림픽로 300") // "서울 송파구 ****"
 */
export function maskAddress(address: string): string {
  const words = address.trim().split(/\s+/);
  return words.length <= 2 ? `${words[0] ?? ""} ****`.trim() : `${words.slice(0, 2).join(" ")} ****`;
}
