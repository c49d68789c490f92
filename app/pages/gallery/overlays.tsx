import { Button, SubmitButton } from "#app/ui/button.tsx";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { ToastRegion } from "#app/ui/toast-region.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Copy } from "./copy/fr.ts";
import { Specimens, type Ground } from "./specimens.tsx";

export function Overlays({ copy: all }: { copy: Copy }) {
  const { overlays: copy, forms, actions } = all;
  return (
    <>
      <Specimens names={all.grounds}>
        {(ground) => (
          <>
            <div>
              {copy.questions.map(({ question, answer }) => (
                <Disclosure key={question} name={`${ground}-questions`} summary={question}>
                  {answer}
                </Disclosure>
              ))}
            </div>
            <div className="flex flex-wrap gap-4">
              <SignOut copy={copy.signOut} close={actions.close} ground={ground} />
              <LongDialog copy={all} ground={ground} />
            </div>
            <div className="flex flex-wrap gap-4">
              <Button look="quiet" onClick={() => showToast("done", forms.done)}>
                {copy.toasts.done}
              </Button>
              <Button look="quiet" onClick={() => showToast("failed", forms.failed.heading)}>
                {copy.toasts.failed}
              </Button>
            </div>
          </>
        )}
      </Specimens>
      <ToastRegion close={actions.close} />
    </>
  );
}

function SignOut({ copy, close, ground }: { copy: Copy["overlays"]["signOut"]; close: string; ground: Ground }) {
  return (
    <>
      <DialogButton opens={`${ground}-sign-out`}>{copy.open}</DialogButton>
      <Dialog id={`${ground}-sign-out`} heading={copy.heading} close={close}>
        <form method="dialog" className="grid gap-6">
          <p className="text-soft">{copy.text}</p>
          <div className="flex flex-wrap gap-4">
            <Button type="submit">{copy.open}</Button>
            <Button type="submit" look="quiet">
              {copy.stay}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

/** Dialog that is higher than a small window. */
function LongDialog({ copy: { overlays, forms, actions }, ground }: { copy: Copy; ground: Ground }) {
  return (
    <>
      <DialogButton opens={`${ground}-ask`} look="quiet">
        {overlays.ask.open}
      </DialogButton>
      <Dialog id={`${ground}-ask`} heading={overlays.ask.heading} close={actions.close}>
        <form method="dialog" className="grid gap-5">
          <TextField {...forms.name} name="name" />
          <TextField label={forms.email.label} name="email" type="email" />
          <TextField label={forms.telephone.label} error={forms.telephone.error} name="telephone" type="tel" />
          <TextArea label={forms.message.label} placeholder={forms.message.placeholder} name="message" />
          <div>
            <SubmitButton loading={false} loadingText={actions.sending}>
              {actions.send}
            </SubmitButton>
          </div>
        </form>
      </Dialog>
    </>
  );
}
