import { useId, type ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog, openDialog } from "#app/ui/dialog.tsx";
import type { CenterData } from "./data.server.ts";

type SignOutProps = {
  loaded: CenterData;
  /** Whether to show the confirmation in the page, because there is no JavaScript for a dialog. */ isConfirmationShown: boolean;
};

/** Asks for confirmation in a dialog, or in the page without JavaScript. */
export function SignOut({ loaded: { copy, captcha, address }, isConfirmationShown }: SignOutProps) {
  const dialog = useId();
  const { signOut } = copy;
  if (isConfirmationShown) {
    return (
      <section aria-labelledby={`${dialog}-asked`} className="grid gap-3 border-l-3 border-sun bg-raised px-5 py-4">
        <h2 id={`${dialog}-asked`} className="font-label">
          {signOut.heading}
        </h2>
        <p>{signOut.text}</p>
        <Confirm signOut={signOut}>
          <Link to={address} className="py-2.5 font-label underline">
            {signOut.stay}
          </Link>
        </Confirm>
      </section>
    );
  }
  return (
    <>
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          openDialog(dialog);
        }}
      >
        <Button type="submit" name="form" value="sign-out" look="quiet">
          {signOut.action}
        </Button>
      </Form>
      <Dialog id={dialog} heading={signOut.heading} close={captcha.close}>
        <p className="pb-6">{signOut.text}</p>
        <Confirm signOut={signOut}>
          <Button look="quiet" onClick={(event) => event.currentTarget.closest("dialog")?.close()}>
            {signOut.stay}
          </Button>
        </Confirm>
      </Dialog>
    </>
  );
}

function Confirm({ signOut, children }: { signOut: CenterData["copy"]["signOut"]; children: ReactNode }) {
  return (
    // Close the dialog first: an open one would change the window's size during the view transition.
    <Form method="post" onSubmit={(event) => event.currentTarget.closest("dialog")?.close()} className="flex flex-wrap items-center gap-4">
      <input type="hidden" name="form" value="sign-out" />
      <Button type="submit" name="confirmed" value="true">
        {signOut.confirm}
      </Button>
      {children}
    </Form>
  );
}
