/**
 * Message of a failure for the shopper. Rule: specification §8, "Error text extraction": a plain string, then the
 * server's response message, then the error's own message, else `알 수 없는 에러`.
 *
 * @example extractErrorText({ response: { data: { message: "준비한 수량이 모두 팔렸어요" } } }) // that message
 * @example extractErrorText(undefined) // "알 수 없는 에러"
 */
export function extractErrorText(error: unknown): string {
  if (typeof error === "string" && error !== "") return error;
  return textAt(error, ["response", "data", "message"]) ?? textAt(error, ["message"]) ?? "알 수 없는 에러";
}

function textAt(value: unknown, path: readonly string[]): string | null {
  let here = value;
  for (const key of path) {
    if (typeof here !== "object" || here === null) return null;
    here = Reflect.get(here, key);
  }
  return typeof here === "string" && here !== "" ? here : null;
}
