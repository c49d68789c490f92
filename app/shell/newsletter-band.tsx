import { useState, type SubmitEvent } from "react";
import { Link, useLocation } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Container } from "#app/ui/container.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { Link as SiteLink } from "./destinations.ts";
import type { BandAnswer } from "./form/send-subscription.ts";
import type { NewsletterBandTexts } from "./navigation.server.ts";

type NewsletterBandProps = { texts: NewsletterBandTexts; to: string; privacy: SiteLink | undefined };

/** Above the footer: address and consent. Without JavaScript the page of the newsletter answers. */
export function NewsletterBand({ texts, to, privacy }: NewsletterBandProps) {
  const { pathname } = useLocation();
  const [answer, setAnswer] = useState<BandAnswer | "sending">();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setAnswer("sending");
    // Code that few visitors need; where it cannot be had, the form goes as it would without any.
    const sender = await import("./form/send-subscription.ts").catch(() => form.submit());
    if (sender) setAnswer(await sender.sendSubscription(form, texts));
  };
  const errors = typeof answer === "object" ? answer.errors : undefined;
  return (
    <section className="bg-sand py-14 text-ink lg:py-20">
      <Container className="grid gap-x-gap gap-y-6 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-6">
          <h2 className="text-h2">{texts.heading}</h2>
          <p className="max-w-prose text-soft">{texts.text}</p>
        </div>
        {answer === "sent" ? (
          <output ref={focus} tabIndex={-1} className="border-l-3 border-mark bg-raised px-5 py-4 outline-none lg:col-span-6">
            <span className="block font-label">{texts.sent.heading}</span>
            {texts.sent.text}
          </output>
        ) : (
          <form method="post" action={to} noValidate onSubmit={submit} className="grid gap-4 lg:col-span-6">
            <TextField type="email" name="email" label={texts.email} autoComplete="email" maxLength={254} error={errors?.email} />
            <div className="flex flex-wrap items-start justify-between gap-x-gap gap-y-4">
              <Checkbox name="consent" value={texts.consent.version} error={errors?.consent} className="flex-1 basis-72 text-small">
                {texts.consent.text} {privacy && <Link to={privacy.to} className="underline">{texts.privacy}</Link>}
              </Checkbox>
              <SubmitButton loading={answer === "sending"} loadingText={texts.sending}>
                {texts.link}
              </SubmitButton>
            </div>
            <input type="hidden" name="page" value={pathname} />
          </form>
        )}
      </Container>
    </section>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
