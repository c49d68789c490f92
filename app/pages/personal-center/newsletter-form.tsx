import { Form } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";
import { FormFailure } from "./form-failure.tsx";
import { Section } from "./section.tsx";
import { useCenterForm, type CenterFormProps } from "./use-center-form.ts";

export function NewsletterForm({ subscribed, consent, ...part }: CenterFormProps & { subscribed: boolean; consent: string }) {
  const { copy, account } = part.loaded;
  const { form, sending, failure, formAnswer, successText } = useCenterForm(part, "newsletter");
  return (
    <Section id="newsletter" copy={copy} successText={successText}>
      <Form ref={form} method="post" preventScrollReset className="grid max-w-prose gap-4">
        <input type="hidden" name="form" value="newsletter" />
        <FormFailure loaded={part.loaded} formAnswer={formAnswer} failure={failure} />
        <p className="font-label">{subscribed ? copy.subscribed : copy.notSubscribed}</p>
        {!subscribed && <p className="text-small text-soft">{consent}</p>}
        <SubmitButton
          name="subscribe"
          value={String(!subscribed)}
          look="quiet"
          loading={sending}
          loadingText={account.sending}
          className="justify-self-start"
        >
          {subscribed ? copy.actions.unsubscribe : copy.actions.subscribe}
        </SubmitButton>
      </Form>
    </Section>
  );
}
