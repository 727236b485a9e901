import path from "node:path";
import { describe, expect, test } from "vitest";
import { arrows, featureOf, read, sources, withoutComments } from "./read-source-files-and-imports.ts";

/** Access rules of docs/architecture.md: owners are compared in `*.policy.ts` alone. */

describe("access", () => {
  const features = sources.filter((file) => featureOf(file));

  test("owners are compared only in the access rule of their noun", () => {
    const columns = "(?:user_id|sender_id|writer_id|buyer_id|owner_id|guest_(?:name|phone))";
    const asker = "buyer\\??\\.id";
    const comparison = new RegExp(
      `\\b(?:${columns}|${asker})\\)?\\s*[!=]==|[!=]==?\\s*[\\w.?!()]*\\b(?:${columns}|${asker})\\b`,
    );
    const strays = features.filter(
      (file) => !file.endsWith(".policy.ts") && comparison.test(withoutComments(read(file))),
    );
    expect(strays).toEqual([]);
  });

  test("no select picks an order, gift, address or card by its id and its owner", () => {
    const strays = features
      .filter((file) => file.endsWith(".repository.ts"))
      .filter((file) => {
        const text = read(file);
        const bound = text.matchAll(
          /\b(?:from|join) (?:orders|gift_group|delivery_address|billing_card)\b(?: (?!where|order|on\b|set)(\w+))?/g,
        );
        const prefixes = new Set([...bound].map(([, alias]) => (alias ? `${alias}\\.` : "(?<![.\\w])")));
        const selects = [...text.matchAll(/(["`])((?:select|\$\{[A-Z]+\})[\s\S]*?)\1/g)].map(
          ([, , sql = ""]) => sql,
        );
        return [...prefixes].some((prefix) => {
          const [id, owner] = [new RegExp(`${prefix}id = \\$\\d`), new RegExp(`${prefix}user_id = \\$\\d`)];
          return selects.some((sql) => id.test(sql) && owner.test(sql));
        });
      });
    expect(strays).toEqual([]);
  });

  test("an access rule imports repositories and other access rules, never a story", () => {
    const strays = arrows
      .filter(({ from, to }) => featureOf(from) && from.endsWith(".policy.ts") && featureOf(to))
      .filter(({ to }) => !/(\.repository|\.policy)\.ts$/.test(to));
    expect(strays).toEqual([]);
  });

  test("every noun with an owner has one access rule", () => {
    const rules = features.filter((file) => file.endsWith(".policy.ts")).map((file) => path.basename(file));
    expect(rules.toSorted()).toEqual([
      "address.policy.ts",
      "card.policy.ts",
      "farm-operator.policy.ts",
      "gift-receiver.policy.ts",
      "gift-sender.policy.ts",
      "inquiry.policy.ts",
      "order.policy.ts",
      "own-account.policy.ts",
      "own-social-account.policy.ts",
      "return.policy.ts",
      "review-writer.policy.ts",
      "subscription.policy.ts",
    ]);
  });
});
