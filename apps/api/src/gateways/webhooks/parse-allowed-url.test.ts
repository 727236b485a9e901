import { expect, test } from "vitest";
import { isLoopbackAddress, isPublicIpAddress } from "./is-public-ip-address.ts";
import { parseAllowedUrl } from "./parse-allowed-url.ts";

test.each([
  "https://erp.example.com/hooks",
  "https://erp.example.com:8443/hooks?shop=1",
  "https://erp.example.com:443",
  "https://8.8.8.8/",
  "https://[2606:4700::1111]/",
])("%s is allowed", (url) => {
  expect(parseAllowedUrl(url, false)?.protocol).toBe("https:");
});

test.each([
  ["http", "http://erp.example.com/"],
  ["another scheme", "ftp://erp.example.com/"],
  ["another port", "https://erp.example.com:22/"],
  ["a user and a password", "https://user:secret@erp.example.com/"],
  ["a name without a dot", "https://erp/"],
  ["this machine by name", "https://localhost/"],
  ["a name below localhost", "https://a.localhost/"],
  ["a name with a dot at the end", "https://localhost./"],
  ["a name of a cloud", "https://metadata.google.internal/"],
  ["a local name", "https://printer.local/"],
  ["loopback", "https://127.0.0.1/"],
  ["loopback in short", "https://127.1/"],
  ["loopback as one decimal number", "https://2130706433/"],
  ["loopback in octal", "https://0177.0.0.1/"],
  ["loopback in hexadecimal", "https://0x7f000001/"],
  ["loopback in full-width digits", "https://１２７.０.０.１/"],
  ["zero", "https://0/"],
  ["a private network", "https://10.1.2.3/"],
  ["another private network", "https://192.168.0.1/"],
  ["the metadata of a cloud", "https://169.254.169.254/latest"],
  ["the metadata as one decimal number", "https://2852039166/"],
  ["loopback of IPv6", "https://[::1]/"],
  ["the unspecified address of IPv6", "https://[::]/"],
  ["loopback mapped into IPv6", "https://[::ffff:127.0.0.1]/"],
  ["loopback mapped into IPv6 in hexadecimal", "https://[::ffff:7f00:1]/"],
  ["loopback translated into IPv6", "https://[64:ff9b::7f00:1]/"],
  ["a unique local address", "https://[fd00::1]/"],
  ["a link-local address", "https://[fe80::1]/"],
  ["6to4 with a private address", "https://[2002:a00:1::1]/"],
  ["no address", "https://"],
])("%s is refused: %s", (_what, url) => {
  expect(parseAllowedUrl(url, false)).toBeNull();
});

test.each(["http://127.0.0.1:3001/webhooks/a", "https://localhost:3001/", "http://[::1]:9/"])(
  "%s is allowed where this machine is allowed",
  (url) => {
    expect(parseAllowedUrl(url, true)).not.toBeNull();
    expect(parseAllowedUrl(url, false)).toBeNull();
  },
);

test("this machine allowed: neither other schemes nor private networks nor http to others", () => {
  for (const url of [
    "ftp://127.0.0.1/",
    "http://10.0.0.1/",
    "https://192.168.0.1/",
    "http://erp.example.com/",
  ])
    expect(parseAllowedUrl(url, true)).toBeNull();
});

test.each([
  ["8.8.8.8", true],
  ["203.0.112.255", true],
  ["203.0.113.0", false],
  ["172.15.255.255", true],
  ["172.16.0.0", false],
  ["172.31.255.255", false],
  ["172.32.0.0", true],
  ["100.63.255.255", true],
  ["100.64.0.0", false],
  ["198.17.255.255", true],
  ["198.19.255.255", false],
  ["223.255.255.255", true],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["2606:4700:4700::1111", true],
  ["2001:4860:4860::8888", true],
  ["2001:db8::1", false],
  ["2001::1", false],
  ["2002:7f00:1::", false],
  ["3fff::1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::808:808", false],
  ["fc00::1", false],
  ["fe80::1", false],
  ["ff02::1", false],
  ["::", false],
  ["not an address", false],
])("isPublicIpAddress(%j) is %s", (address, isPublic) => {
  expect(isPublicIpAddress(address)).toBe(isPublic);
});

test("isLoopbackAddress: 127.0.0.0/8 and ::1", () => {
  expect(["127.0.0.1", "127.9.9.9", "::1", "128.0.0.1", "::2"].map(isLoopbackAddress)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
