import type { FastifyInstance } from "fastify";

export type SecurityContact = {
  /** @example "mailto:security@shop.example" */
  contact: string;
  /** Address of the shop, without a slash at the end. */
  origin: string;
  now: () => Date;
};

/** Validity that the file declares, in days; the file is made at each request, so it never expires. */
const VALID_DAYS = 30;

/** Serves `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, in Korean or English. */
export function registerSecurityContact(
  app: FastifyInstance,
  { contact, origin, now }: SecurityContact,
): void {
  app.get("/.well-known/security.txt", async (_request, reply) => {
    const expires = new Date(now().getTime() + VALID_DAYS * 86_400_000);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: ko, en",
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(`${lines.join("\n")}\n`);
  });
}
