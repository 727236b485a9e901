import type { Db } from "../../../db/database.ts";
import { readItems, readWhole } from "../read/read-json.ts";
import type { FaqRecord } from "../records/board/faq-record.ts";
import type { NoticeRecord } from "../records/board/notice-record.ts";
import type { GradeRulesRecord } from "../records/grade-rules-record.ts";
import type { TermsRecord } from "../records/terms-record.ts";
import { createProblemCollector, type Problems } from "../validate/create-problem-collector.ts";
import { categoryRules } from "./category-rules.ts";
import { type Checking, checkRows, type RowRules } from "./check-rows.ts";
import { checkDisplays, type GoodDisplays } from "./displays/check-displays.ts";
import { DISPLAY_FILE } from "./displays/name-list-of-display-file.ts";
import { findClashesWithShop } from "./find-clashes-with-shop.ts";
import { createKnown, type Known } from "./known-catalogue-facts.ts";
import { productRules } from "./product-rules.ts";
import { distributorRules } from "./rows/distributor-rules.ts";
import { faqRules } from "./rows/faq-rules.ts";
import { noticeRules } from "./rows/notice-rules.ts";
import { questionRules } from "./rows/question-rules.ts";
import { reviewRules } from "./rows/review-rules.ts";
import { videoRules } from "./rows/video-rules.ts";
import { checkGradeRules, GRADE_RULES_FILE } from "./rules/check-grade-rules.ts";
import { checkTerms, TERMS_FILE } from "./rules/check-terms.ts";

export type CheckedCatalogue = {
  known: Known;
  problems: Problems;
  displays: GoodDisplays | null;
  notices: NoticeRecord[];
  faqs: FaqRecord[];
  gradeRules: GradeRulesRecord | null;
  terms: TermsRecord | null;
};

/**
 * Reads a whole catalogue once and collects all of its problems, before anything is written. Of the long files it keeps
 * ids, not rows.
 *
 * @throws UnreadableFile
 */
export async function checkCatalogue(
  db: Db,
  folder: string,
  onRow: Checking["onRow"],
): Promise<CheckedCatalogue> {
  const [known, problems, compare] = [createKnown(), createProblemCollector(), findClashesWithShop(db)];
  const checking: Checking = { folder, known, problems, onRow };
  const checkFile = <T extends { id: number }>(rules: RowRules<T>) =>
    checkRows(checking, readItems(folder, rules.file), rules);
  const products = productRules(known, compare.product);

  await checkFile(categoryRules(known, compare.category));
  await checkFile(distributorRules(compare.distributor));
  await checkFile(products);
  products.finish(problems);
  await checkFile(videoRules(known, compare.video));
  await checkFile(reviewRules(known));
  await checkFile(questionRules(known));
  const displays = await checkDisplays(checking, await readWhole(folder, DISPLAY_FILE));
  const notices: NoticeRecord[] = [];
  await checkFile(noticeRules((notice) => notices.push(notice)));
  const faqs: FaqRecord[] = [];
  await checkFile(faqRules((faq) => faqs.push(faq)));
  const gradeRules = await checkGradeRules(checking, await readWhole(folder, GRADE_RULES_FILE));
  const terms = checkTerms(checking, await readWhole(folder, TERMS_FILE));
  return { known, problems, displays, notices, faqs, gradeRules, terms };
}
