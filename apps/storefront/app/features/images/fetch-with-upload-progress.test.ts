import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient } from "../../api/client.ts";
import { fetchWithUploadProgress } from "./fetch-with-upload-progress.ts";

/** Fake of the parts of XMLHttpRequest in use: records the request, and lets the test decide its outcome. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  asked: string[] = [];
  status = 0;
  responseText = "";
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(...asked: string[]) {
    this.asked = asked;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.onabort?.();
  }
}

beforeEach(() => vi.stubGlobal("XMLHttpRequest", FakeRequest));
afterEach(() => vi.unstubAllGlobals());

const shares: number[] = [];
const client = (timeout = 10_000) =>
  createClient({
    fetch: fetchWithUploadProgress((share) => shares.push(share)),
    baseUrl: "",
    platform: "web",
    token: () => "token",
    preview: () => null,
    isOnline: () => true,
    newKey: () => "key",
    timeout,
    syncServerTime: () => undefined,
    confirm: async () => null,
    busy: { begin: () => () => undefined, wait: async () => undefined, chance: () => 0 },
  });
const upload = (timeout?: number) =>
  client(timeout)("POST /v1/app-users/images", { body: new Uint8Array([1]) });

test("fetchWithUploadProgress: reports the share sent and returns the reply", async () => {
  const answer = upload();
  const request = FakeRequest.last;
  expect(request.asked).toEqual(["POST", "/v1/app-users/images"]);
  expect(request.headers).toMatchObject({
    authorization: "Bearer token",
    "content-type": "application/octet-stream",
  });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 });
  Object.assign(request, { status: 200, responseText: '{"path":"uploads/a.webp"}' });
  request.onload?.();
  expect(await answer).toEqual({ path: "uploads/a.webp" });
  expect(shares).toEqual([0.25, 1]);
});

test("fetchWithUploadProgress: a refusal keeps the server's code; any transport failure is a network error", async () => {
  const refused = upload();
  Object.assign(FakeRequest.last, {
    status: 400,
    responseText: '{"code":"PICTURE_UNREADABLE","message":"읽지 못했어요"}',
  });
  FakeRequest.last.onload?.();
  await expect(refused).rejects.toMatchObject({ status: 400, message: "읽지 못했어요" });
  const failed = upload();
  FakeRequest.last.onerror?.();
  await expect(failed).rejects.toMatchObject({ status: 0 });
  await expect(upload(1)).rejects.toMatchObject({ status: 0 });
});
