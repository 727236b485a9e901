import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

test("scripts and frames of strangers are those that were named, each once", () => {
  const policy = contentSecurityPolicy(["'sha256-a'"], {
    payment: "http://localhost:3001",
    kakaoShare: "https://kakao.example",
    kakaoWindow: "https://sharer.example",
    postcodeScript: "http://localhost:3001",
    postcodeFrame: "https://postcode.example",
    supportChat: "https://chat.example",
    google: null,
  });
  expect(policy).toContain("script-src 'self' 'sha256-a' http://localhost:3001 https://kakao.example;");
  expect(policy).toContain("frame-src http://localhost:3001 https://postcode.example;");
  expect(policy).toContain("connect-src 'self' http://localhost:3001;");
  expect(policy).toContain(
    "form-action 'self' http://localhost:3001 https://sharer.example https://chat.example;",
  );
  expect(policy).not.toContain("unsafe");
});
