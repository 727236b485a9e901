import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type DocumentOptions, openApiDocument } from "@todayfruit/contract/openapi/openapi-document";
import type { FastifyInstance } from "fastify";
import type { SentReply } from "../cache/response-cache.ts";
import { sendCached } from "../cache/send-cached.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Serves the OpenAPI document of shoppers' calls; that of operators is served by their console alone. */
export function registerShopperDocument(app: FastifyInstance, shopUrl: string): void {
  const document = createDocumentReply(
    { audience: "shoppers", servers: [{ url: shopUrl.replace(/\/+$/, ""), description: "매장" }] },
    "public, max-age=300",
  );
  app.get("/openapi.json", async (request, reply) => sendCached(request, reply, await document()));
}

/** Returns a document as bytes to send, made from the contract when it is asked for first. */
export function createDocumentReply(options: DocumentOptions, caching: string): () => Promise<SentReply> {
  let made: Promise<SentReply> | undefined;
  return () => {
    made ??= compress(JSON.stringify(openApiDocument(options)), {
      "content-type": "application/json; charset=utf-8",
      "cache-control": caching,
    });
    return made;
  };
}

/** Compresses a text once for all of its requests. */
export async function compress(text: string, headers: Readonly<Record<string, string>>): Promise<SentReply> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    gzipped(plain),
  ]);
  return {
    status: 200,
    headers,
    etag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
    plain,
    br,
    gzip: gz,
    codings: ["br", "gzip"],
  };
}
