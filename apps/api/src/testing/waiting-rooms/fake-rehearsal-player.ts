import type {
  RehearsalOutcome,
  RehearsalPlayerGateway,
} from "../../gateways/rehearsals/rehearsal-player-gateway-types.ts";

export type FakeRehearsalPlayer = RehearsalPlayerGateway & {
  /** Wishes that were played, and how often a left copy was removed. */
  readonly played: { roomId: number; buyers: number }[];
  removed: number;
};

/**
 * Creates a player of rehearsals without processes.
 *
 * @param outcome how a rehearsal ends; without it one plays until it is stopped
 * @param onPlay runs while one plays
 */
export function fakeRehearsalPlayer(
  outcome: RehearsalOutcome | null = null,
  onPlay: () => Promise<void> = async () => undefined,
): FakeRehearsalPlayer {
  const player: FakeRehearsalPlayer = {
    played: [],
    removed: 0,
    play(wish) {
      player.played.push(wish);
      let isStopped = false;
      return {
        async endedWithin() {
          await onPlay();
          return isStopped ? { failure: "interrupted" } : outcome;
        },
        stop() {
          isStopped = true;
        },
      };
    },
    async removeLeftCopy() {
      player.removed += 1;
    },
    close: () => undefined,
  };
  return player;
}
