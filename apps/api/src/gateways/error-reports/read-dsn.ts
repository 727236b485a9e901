export type Dsn = {
  publicKey: string;
  projectId: string;
  /** Where envelopes of the project are taken. */
  envelopeUrl: string;
};

/**
 * The parts of a Sentry DSN, or `null` when it is none.
 *
 * @example readDsn("https://abc@sentry.example/4")
 *   // { publicKey: "abc", projectId: "4", envelopeUrl: "https://sentry.example/api/4/envelope/" }
 */
export function readDsn(text: string): Dsn | null {
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
