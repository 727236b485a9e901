import { createServer } from "node:http";

/** The yardstick: `node:http` and nothing else, sending the bytes and headers that it is told over IPC. */
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
