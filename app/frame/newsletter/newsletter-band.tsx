import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useLocation } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { lazyCode } from "#app/page/lazy-code.ts";
import { LazyNotice } from "../lazy-notice.tsx";
import type { NewsletterBandTexts } from "./band-texts.ts";

const formCode = lazyCode(() => import("./newsletter-form.tsx"));

export type NewsletterBandProps = { texts: NewsletterBandTexts; form: string };

/**
 * Newsletter section above the footer. The form is static HTML until it is submitted: only then is the code of its fields loaded.
 * Without JavaScript the form posts to the newsletter page.
 */
export function NewsletterBand({ texts, form }: NewsletterBandProps) {
  const { pathname } = useLocation();
  const [liveForm, setLiveForm] = useState<ReactNode>();
  const isSubmitted = useRef(false);
  const submit = async (event: SubmitEvent<HTMLDivElement>) => {
    event.preventDefault();
    const sentForm = event.target;
    if (!(sentForm instanceof HTMLFormElement)) return;
    const loading = formCode.load();
    // Repeated clicks while the code loads submit the form once.
    if (isSubmitted.current) return;
    isSubmitted.current = true;
    const code = await loading;
    const fields = new FormData(sentForm);
    const answer = await code.sendSubscription(fields, texts);
    setLiveForm(<code.NewsletterForm texts={texts} action={sentForm.action} page={pathname} first={{ answer, fields }} />);
  };
  return (
    <section className="bg-sand py-14 text-ink lg:py-20">
      <Container className="grid gap-x-gap gap-y-6 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-6">
          <h2 className="text-title">{texts.heading}</h2>
          <p className="max-w-prose text-soft">{texts.text}</p>
        </div>
        {liveForm ?? (
          <div className="grid content-start gap-4 lg:col-span-6">
            <div onSubmit={submit} dangerouslySetInnerHTML={{ __html: form }} />
            <LazyNotice code={formCode} />
          </div>
        )}
      </Container>
    </section>
  );
}
