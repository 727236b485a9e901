import type { DatabaseTrouble } from "@todayfruit/api/db/connections/classify-database-trouble";
import type { MigrationProblem } from "@todayfruit/api/db/migrate";
import type { SettingProblem } from "@todayfruit/api/setting-conflicts";

/** Explains a failed migration to the operator in one sentence. */
export function explainMigrationProblem(problem: MigrationProblem): string {
  switch (problem.kind) {
    case "unreachable":
      return `데이터베이스에 연결하지 못했어요 (${problem.reason}). DATABASE_URL의 주소와 서버가 켜져 있는지 확인해 주세요.`;
    case "too-old":
      return `PostgreSQL ${problem.version}은 지원하지 않아요. 15 이상을 써 주세요.`;
    case "not-utf8":
      return `데이터베이스의 글자 분류(ctype)가 UTF-8이 아니어서 한글을 찾을 수 없어요 (지금: ${problem.ctype}). lc_ctype이 C.UTF-8인 데이터베이스를 써 주세요.`;
    case "newer-than-code":
      return `데이터베이스가 이 프로그램보다 새로워요 (${problem.migration}). 더 새로운 버전의 프로그램으로 시작해 주세요.`;
    case "before-baseline":
      return "0.1에서 만든 데이터베이스라서 이 버전으로는 열 수 없어요. 빈 데이터베이스로 시작하고 npm run import로 상품을 다시 넣어 주세요. 시험하던 가게라면 .data 폴더의 이름을 바꾸고 다시 시작하면 돼요.";
    case "locked":
      return "다른 프로세스가 데이터베이스를 2분 넘게 고치고 있어요. 그 프로세스가 끝났는지 확인하고 다시 시작해 주세요.";
    case "in-use":
      return `데이터베이스의 표를 다른 작업이 계속 쓰고 있어서 고치지 못했어요 (${problem.migration}). 오래 걸리는 작업이 끝난 뒤 다시 시작해 주세요.`;
    case "not-allowed":
      return `데이터베이스에 표를 만들 권한이 없어요 (${problem.reason}). DATABASE_OWNER_URL에 데이터베이스 주인의 주소를 적거나, 그 주소로 npm run migrate를 먼저 해 주세요.`;
    case "no-role":
      return `가게가 쓸 역할 ${problem.role}이 데이터베이스에 없어요. create role "${problem.role}" login password '…'로 만들어 주세요.`;
  }
}

/** Explains a lost database connection to the operator in one sentence. */
export function explainDatabaseTrouble({ kind, code }: DatabaseTrouble): string {
  return `데이터베이스와의 연결에 문제가 생겨서 멈췄어요 (${code ?? kind}). 데이터베이스를 확인하고 다시 시작해 주세요.`;
}

/** Lists all invalid settings in one message. */
export function explainSettingProblems(problems: readonly SettingProblem[]): string {
  const lines = problems.map(({ key, reason }) => `  ${key}: ${reason}`);
  return `설정을 확인해 주세요.\n${lines.join("\n")}`;
}
