import type { Rehearsal } from "@todayfruit/contract/rehearsals/waiting-room-rehearsals.calls";
import { forecastOpeningFromRehearsal } from "@todayfruit/domain/waiting-rooms/forecast-opening-from-rehearsal";
import { rehearsalFindings } from "@todayfruit/domain/waiting-rooms/rehearsal-findings";
import type { Static } from "typebox";
import type { RehearsalRow } from "./rehearsals.repository.ts";

/** Presents a rehearsal with its report, whose findings follow from the figures. */
export function presentRehearsal(row: RehearsalRow): Static<typeof Rehearsal> {
  const { report } = row;
  return {
    id: row.id,
    version: row.version,
    buyers: row.buyers,
    state: row.state,
    failure: row.failure,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    report: report && {
      figures: {
        ...report,
        calls: [...report.calls],
        refusals: [...report.refusals],
        breaches: [...report.breaches],
      },
      forecast: forecastOpeningFromRehearsal(report),
      findings: rehearsalFindings(report),
    },
  };
}
