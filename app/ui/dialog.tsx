import { useId, type ReactNode } from "react";
import { Button, IconButton, type ButtonProps } from "./button.tsx";

type DialogProps = {
  id: string;
  heading: string;
  close: string;
  onClose?: () => void;
  children: ReactNode;
};

/** Native modal dialog: Escape closes it, the page behind is inert, and the opener gets the focus back. */
export function Dialog({ id, heading, close, onClose, children }: DialogProps) {
  const headingId = useId();
  return (
    <dialog id={id} aria-labelledby={headingId} closedby="any" onClose={onClose} className="dialog">
      <div className="sticky top-0 flex items-start justify-between gap-4 bg-inherit pb-3 pl-6 pr-3 pt-3 md:pl-8">
        <h2 id={headingId} className="pt-2 text-h3 hyphens-auto">
          {heading}
        </h2>
        <form method="dialog">
          <IconButton type="submit" icon="close" label={close} />
        </form>
      </div>
      <div className="px-6 pb-6 md:px-8 md:pb-8">{children}</div>
    </dialog>
  );
}

/** Opens the dialog with this id; recent browsers do it without JavaScript. */
export function DialogButton({ opens, ...rest }: Omit<ButtonProps, "onClick"> & { opens: string }) {
  return <Button {...rest} {...{ command: "show-modal", commandfor: opens }} aria-haspopup="dialog" onClick={() => openDialog(opens)} />;
}

export function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
