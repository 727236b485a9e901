import { Button } from "../../../ui/form/button.tsx";

type FormToggleButtonProps = {
  /** Field to change, for the button's accessible name. */
  name: string;
  /** Label while the form is closed. */
  label: string;
  open: boolean;
  onToggle(): void;
};

/** Button that opens and closes a panel's form. */
export function FormToggleButton({ name, label, open, onToggle }: FormToggleButtonProps) {
  return (
    <Button tone="outline" size="xs" aria-expanded={open} onClick={onToggle}>
      <span className="sr-only">{name}</span> {open ? "닫기" : label}
    </Button>
  );
}
