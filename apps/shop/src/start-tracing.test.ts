import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type StartedTracing, startTracing } from "./start-tracing.ts";

type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: unknown[] };

let sent: Sent[];
let names: unknown[];
let collector: ReturnType<typeof createServer>;
let tracing: StartedTracing;
beforeEach(async () => {
  sent = [];
  names = [];
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    for (const { resource, scopeSpans } of resourceSpans) {
      names.push(resource.attributes);
      for (const { spans } of scopeSpans) sent.push(...spans);
    }
    response.end("{}");
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  tracing = startTracing(`http://127.0.0.1:${port}/`, "todayfruit");
});
afterEach(() => new Promise((resolve) => collector.close(resolve)));

test("tracing: a statement's span is a child of its request, and the request's of its caller", async () => {
  const [trace, parent] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];
  let done: Promise<unknown> = Promise.resolve();
  const end = tracing.request("GET /v1/products/{id}", `00-${trace}-${parent}-01`, () => {
    done = tracing.around("sql product", async () => "row");
  });
  expect(await done).toBe("row");
  end(200);
  await tracing.stop();

  const [statement, request] = ["sql product", "GET /v1/products/{id}"].map((name) =>
    sent.find((span) => span.name === name),
  );
  expect(request).toMatchObject({ traceId: trace, parentSpanId: parent });
  expect(statement).toMatchObject({ traceId: trace, parentSpanId: request?.spanId });
  expect(JSON.stringify(request?.attributes)).toContain("200");
  expect(JSON.stringify(names)).toContain("todayfruit");
});

test("tracing: a failed span has the error's type and not its message", async () => {
  const failing = tracing.around("job messages", async () => {
    throw new TypeError("of 김하루");
  });
  await expect(failing).rejects.toThrow("of 김하루");
  await tracing.stop();
  expect(JSON.stringify(sent)).toContain("TypeError");
  expect(JSON.stringify(sent)).not.toContain("김하루");
});
