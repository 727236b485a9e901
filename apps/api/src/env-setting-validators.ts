import { VARIANTS } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { FAULT_POINTS } from "./crash-points.ts";
import { parseSentryDsn } from "./gateways/error-reports/parse-sentry-dsn.ts";
import { isUrl } from "./setting-readers.ts";

/** Shapes of settings: each says what is wrong with a value, or `null`. */

const KEY_BYTES = 32;

export function isTemplateList(value: string): string | null {
  const isRight = value.split(",").every((entry) => /^[A-Z0-9_]+:[A-Za-z0-9_-]{1,60}$/.test(entry));
  return isRight ? null : "이름:아이디를 쉼표로 이어 적어야 해요";
}

export function isUrlList(value: string): string | null {
  return value.split(",").every((url) => isUrl(url) === null)
    ? null
    : "http(s) 주소를 쉼표로 이어 적어야 해요";
}

/** A token as a header carries it, without the word before it. */
export function isHeaderToken(value: string): string | null {
  return /^[\x21-\x7e]{8,500}$/.test(value) ? null : "빈칸 없는 8~500자의 영문, 숫자, 기호여야 해요";
}

export function isVariantUrlList(value: string): string | null {
  const isRight = value.split(",").every((entry) => {
    const [variant, url = ""] = entry.split(/=(.*)/s, 2);
    return VARIANTS.some((each) => each === variant) && isUrl(url) === null;
  });
  return isRight ? null : `${VARIANTS.join(", ")} 가운데 하나=http(s) 주소를 쉼표로 이어 적어야 해요`;
}

export function isAndroidAppList(value: string): string | null {
  const entry =
    /^[A-Za-z]\w*(\.[A-Za-z]\w*)+=[0-9A-F]{2}(:[0-9A-F]{2}){31}(\|[0-9A-F]{2}(:[0-9A-F]{2}){31})*$/;
  return value.split(",").every((each) => entry.test(each.trim()))
    ? null
    : "패키지=SHA-256 지문(AA:BB:…, 여럿이면 |로)을 쉼표로 이어 적어야 해요";
}

export function isAppleAppList(value: string): string | null {
  return value.split(",").every((each) => /^[A-Z0-9]{10}(\.[A-Za-z0-9-]+)+$/.test(each.trim()))
    ? null
    : "팀 아이디.번들 아이디를 쉼표로 이어 적어야 해요";
}

export function isDsn(value: string): string | null {
  return parseSentryDsn(value) === null ? "https://공개키@호스트/프로젝트 모양이어야 해요" : null;
}

export function isServiceAccount(value: string): string | null {
  return /"private_key"\s*:/.test(Buffer.from(value, "base64").toString("utf8"))
    ? null
    : "서비스 계정의 JSON을 base64로 적어야 해요";
}

export function isVapidKey(value: string): string | null {
  return Buffer.from(value, "base64url").length === KEY_BYTES ? null : "base64url(32바이트)로 적어야 해요";
}

export function isSmtpUrl(value: string): string | null {
  return URL.canParse(value) && /^smtps?:/.test(value) ? null : "smtp:// 로 시작하는 주소여야 해요";
}

export function isFaultPoint(value: string): string | null {
  return FAULT_POINTS.some((point) => point === value)
    ? null
    : `${FAULT_POINTS.join(", ")} 가운데 하나여야 해요`;
}

export function isKeyRing(value: string): string | null {
  const isRight = value.split(",").every((entry) => {
    const [id = "", key = "", ...more] = entry.split(":");
    return (
      /^[a-z0-9-]{1,20}$/.test(id) && more.length === 0 && Buffer.from(key, "base64").length === KEY_BYTES
    );
  });
  return isRight ? null : "id:base64(32바이트)를 쉼표로 이어 적어야 해요";
}

export function isDrainSeconds(value: string): string | null {
  return /^\d{1,2}$/.test(value) ? null : "0~99 사이의 정수여야 해요";
}

/** Hashes of Subresource Integrity as the attribute has them, in a policy and on a page. */
export function isIntegrity(value: string): string | null {
  return /^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/.test(value)
    ? null
    : "sha384-로 시작하는 값이어야 해요";
}

/** One address of a person or a form, on one line. */
export function isContact(value: string): string | null {
  return /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)
    ? null
    : "mailto:나 https://로 시작하는 주소여야 해요";
}

export function isMeasurementId(value: string): string | null {
  return /^G-[A-Z0-9]{4,12}$/.test(value) ? null : "G-로 시작하는 측정 ID여야 해요";
}
