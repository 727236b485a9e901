import type { VariantName } from "./choose-variant.ts";

export type TabIcon = "home" | "category" | "community" | "event" | "notifications" | "my";

/** Everything in which the four faces of the shop differ, apart from their `theme.css`. */
export type Variant = {
  name: VariantName;
  /** The shop's own name: document titles, greetings, footer. */
  displayName: string;
  /** The wordmark of the family and the suffix that tells its members apart. */
  logo: { word: string; suffix: string | null };
  slogan: string;
  /** Colour of the browser's own bars; `--c-bg` of `theme.css`. */
  themeColor: string;
  /** Specification §2, in this order. */
  bottomNavigation: readonly { icon: TabIcon; label: string; path: string }[];
  business: Business;
  support: Support;
  /** Where the face's own app is to be had. */
  apps: { ios: string; android: string };
  newsRoom: { name: string; participationCode: string; url: string; description: string };
};

/** What 전자상거래법 §10 wants at the foot of every page. */
export type Business = {
  companyName: string;
  representative: string;
  businessNumber: string;
  mailOrderNumber: string;
  address: string;
  phone: string;
  email: string;
  privacyOfficer: string;
  hostingProvider: string;
};

export type Support = {
  hours: string;
  guestName: string;
  chatTitle: string;
  chatUrl: string;
  /** Not on farmer and ru. */
  shopEntry: { title: string; url: string } | null;
  greeting: string;
  emptyHint: string;
  /** Put before the member id that the support chat receives; only market has one. */
  chatMemberIdPrefix: string;
};

/**
 * Gives back the face it was given once every required text is there.
 *
 * @throws Error naming the field when a text is blank or an app's address is none: a footer without a business number
 * must not be built
 */
export function defineVariant(variant: Variant): Variant {
  requireTexts(variant, variant.name);
  for (const [platform, address] of Object.entries(variant.apps)) {
    if (!URL.canParse(address) || new URL(address).protocol !== "https:") {
      throw new Error(`${variant.name}.apps.${platform} of the variant is no https address`);
    }
  }
  return variant;
}

const mayBeBlank = new Set(["chatMemberIdPrefix"]);

function requireTexts(value: object, path: string): void {
  for (const [key, field] of Object.entries(value)) {
    const here = `${path}.${key}`;
    if (typeof field === "string" && field.trim() === "" && !mayBeBlank.has(key)) {
      throw new Error(`${here} of the variant is blank`);
    }
    if (typeof field === "object" && field !== null) requireTexts(field, here);
  }
}
