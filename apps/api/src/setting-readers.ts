import { isIP } from "node:net";

/** Reader of one setting: its description, and a function that returns its value or throws `BadSetting`. */
export type Reader<T> = { meaning: string; read: (text: string | undefined) => T };

/** Invalid value of a setting; the message says what it must be. */
export class BadSetting extends Error {}

export function whole(meaning: string, fallback: number, min: number, max: number): Reader<number> {
  return {
    meaning: `${meaning} (${fallback})`,
    read(value) {
      if (value === undefined) return fallback;
      const number = Number(value);
      if (!/^\d+$/.test(value) || number < min || number > max) {
        throw new BadSetting(`${min}~${max} 사이의 정수여야 해요`);
      }
      return number;
    },
  };
}

export function text(meaning: string, fallback: string): Reader<string> {
  return { meaning: `${meaning} (${fallback})`, read: (value) => value ?? fallback };
}

export function optional(
  meaning: string,
  isRight: (value: string) => string | null = () => null,
): Reader<string | undefined> {
  return {
    meaning,
    read(value) {
      const reason = value === undefined ? null : isRight(value);
      if (reason) throw new BadSetting(reason);
      return value;
    },
  };
}

export function choice<const C extends readonly string[]>(
  meaning: string,
  choices: C,
  fallback: C[number],
): Reader<C[number]> {
  return {
    meaning: `${meaning}: ${choices.join(", ")} (${fallback})`,
    read(value) {
      if (value === undefined) return fallback;
      if (!choices.includes(value)) throw new BadSetting(`${choices.join(", ")} 가운데 하나여야 해요`);
      return value;
    },
  };
}

export function flag(meaning: string, fallback: boolean): Reader<boolean> {
  return {
    meaning: `${meaning} (${fallback})`,
    read(value) {
      if (value === undefined) return fallback;
      if (value !== "true" && value !== "false") throw new BadSetting("true나 false여야 해요");
      return value === "true";
    },
  };
}

/** Trusted proxies: none, a number counted from the shop outwards, or networks. */
export type TrustedProxies = false | number | string[];

/**
 * Reads the trusted proxies. `true` is refused: it would trust all of X-Forwarded-For, whose left part the client can
 * forge, because proxies append to it.
 *
 * @example proxies("…").read("1") // 1
 * @example proxies("…").read("10.0.0.0/8, fd00::/8") // ["10.0.0.0/8", "fd00::/8"]
 */
export function proxies(meaning: string): Reader<TrustedProxies> {
  return {
    meaning: `${meaning} (0)`,
    read(value) {
      if (value === undefined || value === "false" || value === "0") return false;
      if (/^[1-9]$/.test(value)) return Number(value);
      const networks = value.split(",").map((network) => network.trim());
      if (networks.every(isNetwork)) return networks;
      throw new BadSetting(
        "앞에 있는 프록시의 수(하나면 1, 없으면 0)나 프록시의 네트워크(예: 10.0.0.0/8,fd00::/8)를 적어야 해요",
      );
    },
  };
}

/** Returns whether a text is an address, or a network of at most a 256th of the internet. */
function isNetwork(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 8 && Number(prefix) <= (version === 4 ? 32 : 128);
}

export function isUrl(value: string): string | null {
  return URL.canParse(value) && /^https?:/.test(value) ? null : "http(s) 주소여야 해요";
}

export function isPostgresUrl(value: string): string | null {
  return URL.canParse(value) && /^postgres(ql)?:/.test(value)
    ? null
    : "postgres:// 로 시작하는 주소여야 해요";
}

export function isPostgresUrls(value: string): string | null {
  const isRight = value.split(",").every((url) => isPostgresUrl(url.trim()) === null);
  return isRight ? null : "postgres:// 로 시작하는 주소를 쉼표로 이어 적어야 해요";
}
