import { isIP } from "node:net";
import { isLoopbackAddress, isPublicIpAddress } from "./is-public-ip-address.ts";

const PORTS = ["", "8443"];
/** Names that are never of the internet (RFC 6761, RFC 6762, RFC 8375), and those of the metadata of clouds. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home|corp|home\.arpa|test|invalid|onion)\.?$/i;

/**
 * Parses the address of an endpoint; `null` for one that the shop does not send to. https on port 443 or 8443 without user
 * and password, a name with a dot or a public IP address. `URL` reads decimal, octal and shortened addresses as what they
 * are: `https://2130706433/` is 127.0.0.1.
 *
 * @param allowsLoopback whether this machine is allowed, by http and on any port, too
 * @example parseAllowedUrl("https://erp.example.com/hooks", false)?.host // "erp.example.com"
 * @example parseAllowedUrl("https://127.1/", false) // null
 */
export function parseAllowedUrl(text: string, allowsLoopback: boolean): URL | null {
  const url = URL.parse(text);
  if (!url || url.username !== "" || url.password !== "") return null;
  const host = hostOf(url);
  if (allowsLoopback && (host === "localhost" || isLoopbackAddress(host)))
    return ["http:", "https:"].includes(url.protocol) ? url : null;
  if (url.protocol !== "https:" || !PORTS.includes(url.port)) return null;
  if (isIP(host) !== 0) return isPublicIpAddress(host) ? url : null;
  return host.includes(".") && !LOCAL_NAME.test(host) ? url : null;
}

/** Returns the host of an address without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}
