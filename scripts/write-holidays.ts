import { mkdir, writeFile } from "node:fs/promises";
import { computeKoreanHolidays } from "./compute-korean-holidays.ts";

/** `npm run holidays -- <from> <to>`: writes the public holidays of these years to `data/calendar/holidays.json`. */
const FILE = new URL("../data/calendar/holidays.json", import.meta.url);

const [from, to] = process.argv.slice(2).map(Number);
if (!Number.isInteger(from) || !Number.isInteger(to) || from === undefined || to === undefined || from > to) {
  console.error("첫해와 마지막 해를 적어 주세요: npm run holidays -- 2026 2029");
  process.exitCode = 1;
} else {
  const days = computeKoreanHolidays(from, to);
  await mkdir(new URL(".", FILE), { recursive: true });
  await writeFile(FILE, `[\n${days.map((day) => `  ${JSON.stringify(day)}`).join(",\n")}\n]\n`);
  console.log(`${days.length}일을 data/calendar/holidays.json에 적었어요.`);
}
