import type { LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";

/** Resolves a name to all of its addresses. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export class AddressNotAllowed extends Error {
  override readonly name = "AddressNotAllowed";
}

/**
 * Builds the lookup of one connection: the name is resolved once, every address must be allowed, and the connection goes to
 * one of exactly these. A name that answers differently the next time is not asked again.
 */
export function pinnedDnsLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host)
      .then((addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address)))
          throw new AddressNotAllowed(host);
        return first;
      })
      .then(
        (first) => (options.all ? done(null, [first]) : done(null, first.address, first.family)),
        (error: NodeJS.ErrnoException) => done(error, "", 0),
      );
  };
}
