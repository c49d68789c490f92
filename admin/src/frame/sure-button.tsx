import Button, { type ButtonProps } from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";

type SureButtonProps = Omit<ButtonProps, "onClick" | "children"> & { label: string; sure: string; onSure(): void };

/** A button that asks before it does what it says. */
export function SureButton({ label, sure, onSure, ...button }: SureButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={label}
        content={sure}
        onConfirm={() => {
          setAsked(false);
          onSure();
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
