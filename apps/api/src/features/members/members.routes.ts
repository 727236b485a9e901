import { personalDataAccessCalls } from "@todayfruit/contract/members/my-personal-data-accesses.calls";
import { operatorMemberCalls } from "@todayfruit/contract/members/operator-members.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { blockAndGradeMembers } from "./block-and-grade-members.ts";
import { showMember } from "./detail/show-member.ts";
import { endMemberSessions } from "./end-member-sessions.ts";
import { listMembersForOperators } from "./list-members-for-operators.ts";
import { listAccessesToOwnData } from "./personal-data/list-accesses-to-own-data.ts";
import { unmaskMember } from "./personal-data/unmask-member.ts";

export const operatorMemberRoutes = bindCalls(operatorMemberCalls, {
  "GET /operator/v1/members": listMembersForOperators,
  "GET /operator/v1/members/{id}": showMember,
  "PATCH /operator/v1/members": blockAndGradeMembers,
  "POST /operator/v1/members/{id}/sessions/end": endMemberSessions,
  "POST /operator/v1/members/{id}/personal-data": unmaskMember,
});

export const personalDataAccessRoutes = bindCalls(personalDataAccessCalls, {
  "GET /v1/app-users/personal-data-accesses": listAccessesToOwnData,
});
