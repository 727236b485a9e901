import type { RehearsalFigures } from "@todayfruit/domain/waiting-rooms/rehearsal-figure-types";
import type { RehearsalFailure } from "@todayfruit/domain/waiting-rooms/rehearsal-limits-and-states";

export type RehearsalOutcome = { figures: RehearsalFigures } | { failure: RehearsalFailure };

/** Rehearsal that plays in a process of its own. */
export type PlayingRehearsal = {
  /** Returns how it ended, once its copy is gone; `null` while it still plays after `ms`. */
  endedWithin(ms: number): Promise<RehearsalOutcome | null>;
  /** Stops it; it then ends as `interrupted`. */
  stop(): void;
};

/** Plays rehearsals of waiting rooms in a copy of the shop's database. */
export type RehearsalPlayerGateway = {
  play(wish: { roomId: number; buyers: number }): PlayingRehearsal;
  /** Removes the copy that a process left which ended too suddenly to do so. */
  removeLeftCopy(): Promise<void>;
  /** Stops what plays, as the shop stops. */
  close(): void;
};
