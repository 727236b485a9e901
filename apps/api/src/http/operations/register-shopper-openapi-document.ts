import {
  buildOpenApiDocument,
  type DocumentOptions,
} from "@todayfruit/contract/openapi/build-openapi-document";
import type { FastifyInstance } from "fastify";
import { compressWell } from "../cache/compress-body.ts";
import { etagOf, type SentReply } from "../cache/response-cache.ts";
import { sendCached } from "../cache/send-cached.ts";

/** Serves the OpenAPI document of shoppers' calls; that of operators is served by their console alone. */
export function registerShopperOpenapiDocument(app: FastifyInstance, shopUrl: string): void {
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
    made ??= compress(JSON.stringify(buildOpenApiDocument(options)), {
      "content-type": "application/json; charset=utf-8",
      "cache-control": caching,
    });
    return made;
  };
}

/** Compresses a text once for all of its requests. */
export async function compress(text: string, headers: Readonly<Record<string, string>>): Promise<SentReply> {
  const plain = Buffer.from(text);
  return {
    status: 200,
    headers,
    etag: etagOf(plain),
    plain: () => plain,
    coded: await compressWell(plain),
  };
}
