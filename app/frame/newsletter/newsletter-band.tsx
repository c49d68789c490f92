import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useLocation } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { lazyCode } from "#app/page/lazy-code.ts";
import { LazyNotice } from "../lazy-notice.tsx";
import type { NewsletterBandTexts } from "./band-texts.ts";

const formCode = lazyCode(() => import("./newsletter-form.tsx"));

export type NewsletterBandProps = { texts: NewsletterBandTexts; form: string };

/**
 * Above the footer of every page. The form comes as HTML, because the code of fields is more than a page can spare that
 * nobody subscribes on; it is loaded with the first sending. Without any code the form goes to the page of the newsletter.
 */
export function NewsletterBand({ texts, form }: NewsletterBandProps) {
  const { pathname } = useLocation();
  const [live, setLive] = useState<ReactNode>();
  const isSent = useRef(false);
  const submit = async (event: SubmitEvent<HTMLDivElement>) => {
    event.preventDefault();
    const sent = event.target;
    if (!(sent instanceof HTMLFormElement)) return;
    const arrival = formCode.load();
    // Once, however often the button is pressed before the code is there.
    if (isSent.current) return;
    isSent.current = true;
    const code = await arrival;
    const fields = new FormData(sent);
    const answer = await code.sendSubscription(fields, texts);
    setLive(<code.NewsletterForm texts={texts} action={sent.action} page={pathname} first={{ answer, fields }} />);
  };
  return (
    <section className="bg-sand py-14 text-ink lg:py-20">
      <Container className="grid gap-x-gap gap-y-6 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-6">
          <h2 className="text-h2">{texts.heading}</h2>
          <p className="max-w-prose text-soft">{texts.text}</p>
        </div>
        {live ?? (
          <div className="grid content-start gap-4 lg:col-span-6">
            <div onSubmit={submit} dangerouslySetInnerHTML={{ __html: form }} />
            <LazyNotice code={formCode} />
          </div>
        )}
      </Container>
    </section>
  );
}
