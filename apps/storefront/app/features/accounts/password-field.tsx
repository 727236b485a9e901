import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

/** Password field with a button that shows the typed text. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "end">) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          className="-mr-3"
          label={shown ? `${props.label} 숨기기` : `${props.label} 보기`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? (
            <EyeOff className="size-5 text-ink-3" aria-hidden />
          ) : (
            <Eye className="size-5 text-ink-3" aria-hidden />
          )}
        </IconButton>
      }
    />
  );
}
