import type { Db } from "../../../db/database.ts";
import { readItems, readWhole } from "../read/read-json.ts";
import type { FaqRecord } from "../records/board/faq-record.ts";
import type { NoticeRecord } from "../records/board/notice-record.ts";
import type { GradeRulesRecord } from "../records/grade-rules-record.ts";
import type { TermsRecord } from "../records/terms-record.ts";
import { createProblems, type Problems } from "../validate/problems.ts";
import { categoryRules } from "./check-categories.ts";
import { productRules } from "./check-products.ts";
import { type Checking, checkRows, type RowRules } from "./check-rows.ts";
import {
  distributorRules,
  faqRules,
  noticeRules,
  questionRules,
  reviewRules,
  videoRules,
} from "./check-simple-rows.ts";
import { comparisons } from "./compare.repository.ts";
import { checkDisplays, type GoodDisplays } from "./displays/check-displays.ts";
import { displayFile } from "./displays/display-file.ts";
import { createKnown, type Known } from "./known.ts";
import { checkGradeRules, gradeRulesFile } from "./rules/check-grade-rules.ts";
import { checkTerms, termsFile } from "./rules/check-terms.ts";

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
 * Reads a whole catalogue once and finds everything that is wrong with it, before anything is written. Of the long
 * files it keeps ids, not rows.
 *
 * @throws UnreadableFile
 */
export async function checkCatalogue(
  db: Db,
  folder: string,
  onRow: Checking["onRow"],
): Promise<CheckedCatalogue> {
  const [known, problems, compare] = [createKnown(), createProblems(), comparisons(db)];
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
  const displays = await checkDisplays(checking, await readWhole(folder, displayFile));
  const notices: NoticeRecord[] = [];
  await checkFile(noticeRules((notice) => notices.push(notice)));
  const faqs: FaqRecord[] = [];
  await checkFile(faqRules((faq) => faqs.push(faq)));
  const gradeRules = await checkGradeRules(checking, await readWhole(folder, gradeRulesFile));
  const terms = checkTerms(checking, await readWhole(folder, termsFile));
  return { known, problems, displays, notices, faqs, gradeRules, terms };
}
