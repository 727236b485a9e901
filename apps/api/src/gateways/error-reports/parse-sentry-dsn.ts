export type Dsn = {
  publicKey: string;
  projectId: string;
  /** Address to which envelopes of the project are posted. */
  envelopeUrl: string;
};

/**
 * Reads the parts of a Sentry DSN; returns `null` when the text is not a DSN.
 *
 * @example parseSentryDsn("https://abc@sentry.example/4")
 *   // { publicKey: "abc", projectId: "4", envelopeUrl: "https://sentry.example/api/4/envelope/" }
 */
export function parseSentryDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const [, folder = "", projectId = ""] = /^(.*)\/(\d{1,20})$/.exec(url.pathname) ?? [];
  const isRight =
    /^https?:$/.test(url.protocol) &&
    /^[\w-]{1,64}$/.test(url.username) &&
    projectId !== "" &&
    url.search === "";
  if (!isRight) return null;
  return {
    publicKey: url.username,
    projectId,
    envelopeUrl: `${url.protocol}//${url.host}${folder}/api/${projectId}/envelope/`,
  };
}
