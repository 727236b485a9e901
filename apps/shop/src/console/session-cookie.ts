/** Cookie that holds an operator's token, out of reach of scripts and of other sites. */

/**
 * Writes the cookie of a session.
 *
 * @param token token of the operator; `null` deletes the cookie
 * @param isHttps whether the console is reached by https, where the cookie is bound to this host
 *
 * @example writeSessionCookie("abc", true, expiresAt) // "__Host-console=abc; Path=/; HttpOnly; SameSite=Strict; Secure; Expires=…"
 */
export function writeSessionCookie(token: string | null, isHttps: boolean, expiresAt: Date): string {
  const parts = [`${nameOf(isHttps)}=${token ?? ""}`, "Path=/", "HttpOnly", "SameSite=Strict"];
  if (isHttps) parts.push("Secure");
  parts.push(token === null ? "Max-Age=0" : `Expires=${expiresAt.toUTCString()}`);
  return parts.join("; ");
}

/** Reads the token out of a `Cookie` header; `null` without one. */
export function readSessionCookie(header: string | undefined, isHttps: boolean): string | null {
  const name = nameOf(isHttps);
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && /^[\w-]{1,200}$/.test(value) ? value : null;
}

function nameOf(isHttps: boolean): string {
  return isHttps ? "__Host-console" : "console";
}
