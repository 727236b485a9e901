const LONGEST_MS = 6 * 3_600_000;

/** @returns ms that a service wants us to wait, at most six hours; `null`: it says nothing that can be read */
export function retryAfterOf(headers: Headers): number | null {
  const said = headers.get("retry-after") ?? "";
  return /^\d{1,9}$/.test(said) ? Math.min(Number(said) * 1000, LONGEST_MS) : null;
}
