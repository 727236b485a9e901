import type { ReactNode } from "react";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { type Conflict, FieldConflictView } from "./field-conflict-view.tsx";
import type { FieldRefusal } from "./list-refusals-of-save-error.ts";
import type { OtherEdit } from "./use-separately-saved-sections.ts";

type DraftSectionProps = {
  /** Anchor of the section in the page. */
  id: string;
  title: string;
  aside?: ReactNode;
  /** Number of its fields that wait to be saved. */
  changedCount: number;
  conflicts: readonly Conflict[];
  otherEdit: OtherEdit | null;
  refusals: readonly FieldRefusal[];
  isBusy: boolean;
  isWaiting: boolean;
  denied: string | null;
  onSave(): void;
  onDiscard(): void;
  onKeepMine(field: string): void;
  onTakeTheirs(field: string): void;
  children: ReactNode;
};

/** A section of a record that is saved on its own: what was typed, what others changed meanwhile, and what was refused. */
export function SeparatelySavedSection(props: DraftSectionProps) {
  const { id, title, aside, changedCount, isBusy, isWaiting, denied, onSave, onDiscard, children } = props;
  const isShown = changedCount > 0 || isWaiting || props.refusals.length > 0;
  return (
    <section id={id} aria-label={title} className="scroll-mt-16">
      <Card
        title={title}
        aside={aside}
        foot={
          isShown && (
            <>
              {props.refusals.map(({ field, message }) => (
                <p key={`${field} ${message}`} role="alert" className="w-full font-medium text-danger">
                  {message}
                </p>
              ))}
              <p role="status" className="text-micro text-ink-2">
                {isWaiting
                  ? "연결이 끊겨 아직 못 보냈어요. 이어지면 저절로 보내요"
                  : `고친 것 ${changedCount} · 이 기기에 남아 있어요`}
              </p>
              <span className="ml-auto flex gap-2">
                <Button onClick={onDiscard} aria-label={`${title} 버리기`}>
                  버리기
                </Button>
                <Button
                  tone="primary"
                  busy={isBusy}
                  denied={denied ?? (changedCount === 0 ? "저장할 것이 없어요" : null)}
                  aria-label={`${title} 저장하기`}
                  onClick={onSave}
                >
                  저장하기
                </Button>
              </span>
            </>
          )
        }
      >
        <FieldConflictView
          conflicts={props.conflicts}
          otherEdit={props.otherEdit}
          onKeepMine={props.onKeepMine}
          onTakeTheirs={props.onTakeTheirs}
        />
        {children}
      </Card>
    </section>
  );
}
