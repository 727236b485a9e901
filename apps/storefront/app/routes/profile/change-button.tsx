import { Button } from "../../ui/form/button.tsx";

type ChangeButtonProps = {
  /** What is changed, for the button's name. */
  name: string;
  /** What it says while the form is closed. */
  label: string;
  open: boolean;
  onToggle(): void;
};

/** Opens and closes the form of a panel. */
export function ChangeButton({ name, label, open, onToggle }: ChangeButtonProps) {
  return (
    <Button tone="outline" size="xs" aria-expanded={open} onClick={onToggle}>
      <span className="sr-only">{name}</span> {open ? "닫기" : label}
    </Button>
  );
}
