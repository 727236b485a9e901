import { sendCached } from "@todayfruit/api/http/cache/send-cached";
import { createDocumentReply } from "@todayfruit/api/http/operations/register-shopper-openapi-document";
import type { FastifyInstance } from "fastify";
import { registerOpenapiViewer } from "../documents/register-openapi-viewer.ts";
import { requireSession } from "./require-session.ts";

export type OperatorOpenapiOptions = {
  api: FastifyInstance;
  isHttps: boolean;
  /** Origin of the console, where calls are made with its session. */
  origin: string;
  /** Origin of the shop, where other systems make calls with an API key. */
  shopOrigin: string;
};

/** Serves the OpenAPI document of operators' calls and webhooks, and its viewer, to who is logged in. */
export function registerOperatorOpenapi(
  app: FastifyInstance,
  { api, isHttps, origin, shopOrigin }: OperatorOpenapiOptions,
): void {
  const document = createDocumentReply(
    {
      audience: "operators",
      servers: [
        { url: origin, description: "운영 콘솔, 로그인한 세션으로" },
        { url: shopOrigin, description: "매장, API 키로" },
      ],
    },
    "private, no-cache",
  );
  const onRequest = requireSession({ api, isHttps });
  registerOpenapiViewer(app, { title: "오늘의과일 운영 API", onRequest });
  app.get("/openapi.json", { onRequest }, async (request, reply) =>
    sendCached(request, reply, await document()),
  );
}
