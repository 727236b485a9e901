import type { VariantName } from "./choose-build-variant.ts";

export type TabIcon = "home" | "category" | "community" | "event" | "notifications" | "my";

/** Tab of the bottom navigation; `homeTab` is the key of the tab of `/` that it opens, where several lead to `/`. */
export type NavigationTab = { icon: TabIcon; label: string; path: string; homeTab?: string };

/** Settings in which the four variants of the shop differ, apart from their `theme.css`. */
export type Variant = {
  name: VariantName;
  /** Name of the shop in titles, greetings and the footer. */
  displayName: string;
  slogan: string;
  /** Colour of the browser's bars; `--c-bg` of `theme.css`. */
  themeColor: string;
  /** Specification §2, in this order. */
  bottomNavigation: readonly NavigationTab[];
  business: Business;
  support: Support;
  /** Store URLs of the variant's app. */
  apps: { ios: string; android: string };
  newsRoom: { name: string; participationCode: string; url: string; description: string };
  /** Live shopping outside of the shop; its orders come back with the utm parameters of its links. */
  liveShopping: { name: string; url: string };
};

/** Business information 전자상거래법 §10 requires on every page. */
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
  /** `null` on farmer and ru. */
  shopEntry: { title: string; url: string } | null;
  greeting: string;
  emptyHint: string;
  /** Prefix of the member id in the support chat; only market has one. */
  chatMemberIdPrefix: string;
};

/**
 * Returns the variant after checking that every required text is present.
 *
 * @throws Error naming the field when a text is blank or an app's URL is invalid: a footer without a business number must not be built
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

const MAY_BE_BLANK = new Set(["chatMemberIdPrefix"]);

function requireTexts(value: object, path: string): void {
  for (const [key, field] of Object.entries(value)) {
    const here = `${path}.${key}`;
    if (typeof field === "string" && field.trim() === "" && !MAY_BE_BLANK.has(key)) {
      throw new Error(`${here} of the variant is blank`);
    }
    if (typeof field === "object" && field !== null) requireTexts(field, here);
  }
}
