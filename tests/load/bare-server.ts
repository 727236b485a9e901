import { createServer } from "node:http";

/** Baseline: a plain `node:http` server that sends the bytes and headers received over IPC. */
type Sample = { path: string; headers: Record<string, string>; body: string };

process.on("message", ({ path, headers, body }: Sample) => {
  const bytes = Buffer.from(body, "base64");
  samples.set(path, { headers: { ...headers, "content-length": String(bytes.length) }, bytes });
  process.send?.("ready");
});

const samples = new Map<string, { headers: Record<string, string>; bytes: Buffer }>();

createServer((request, response) => {
  const sample = samples.get(request.url ?? "");
  if (!sample) return response.writeHead(404).end();
  return response.writeHead(200, sample.headers).end(sample.bytes);
}).listen(Number(process.argv[2]), "127.0.0.1");
