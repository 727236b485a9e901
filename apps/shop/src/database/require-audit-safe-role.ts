import type { Settings } from "@todayfruit/api/env";
import { StopWithMessageError } from "../commands/stop-with-message-error.ts";
import type { DatabaseAddress } from "./open-and-migrate-database.ts";

/**
 * Requires a role that cannot rewrite the audit trail. Warns with the sandbox; otherwise ends the command unless
 * DATABASE_OWNER_SERVES is set.
 */
export function requireAuditSafeRole(settings: Settings, { powerfulRole }: DatabaseAddress): void {
  if (powerfulRole === null) return;
  const sentence = `DATABASE_URL의 역할 ${powerfulRole}은 감사 기록을 고칠 수 있어요. 표의 주인은 DATABASE_OWNER_URL에, 권한이 적은 역할은 DATABASE_URL에 적어 주세요.`;
  if (settings.SANDBOX || settings.DATABASE_OWNER_SERVES) console.warn(sentence);
  else throw new StopWithMessageError(`${sentence} 그대로 열려면 DATABASE_OWNER_SERVES=true도 적어 주세요.`);
}
