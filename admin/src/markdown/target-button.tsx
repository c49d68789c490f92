import Button, { type ButtonProps } from "@mui/material/Button";
import { useState } from "react";
import { LinkDialog } from "./link-dialog.tsx";

type Props = Pick<ButtonProps, "id" | "variant"> & { label: string; target: string; onChange(target: string | undefined): void };

/** Opens the dialog that chooses where a link leads. An empty target means none. */
export function TargetButton({ label, target, onChange, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <LinkDialog
          href={target === "" ? undefined : target}
          onClose={() => setOpen(false)}
          onChoose={(href) => {
            setOpen(false);
            onChange(href);
          }}
        />
      )}
    </>
  );
}
