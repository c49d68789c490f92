import { Link, useLoaderData } from "react-router";
import { NextSteps, useSiteLinks } from "#app/features/platform/next-steps.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { OpenInBrowserHelp, OpenInBrowser } from "./open-in-browser.tsx";
import { Stores } from "./stores.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle = { ground: "night" };

/** Visitors of an in-app browser first see how to open the page in another browser. */
export default function AppDownload() {
  const loaded = useLoaderData<typeof loader>();
  const { copy, picture, inAppBrowser, stores } = loaded;
  // Without a store link the section above already links to the contact form.
  const hasStore = Object.values(stores).some(Boolean);
  const { platforms, company, tools } = useSiteLinks();
  const linkWithNote = (link: { to: string; text: string } | undefined, note: string) => link && { ...link, note };
  const contact = inAppBrowser || hasStore ? linkWithNote(company?.contact, copy.onward.contact) : undefined;
  return (
    <>
      {inAppBrowser ? <OpenInBrowser loaded={loaded} name={inAppBrowser} /> : <Stores loaded={loaded} />}
      <section aria-labelledby="first" className="grid lg:grid-cols-[5fr_7fr]">
        <PictureView
          picture={picture}
          alt={copy.first.pictureAlt}
          sizes="(width >= 64rem) 42vw, 100vw"
          className="aspect-4/3 max-h-120 w-full object-cover object-[10%_50%] lg:aspect-auto lg:max-h-none lg:h-full"
        />
        <div className="px-margin py-16 lg:py-28 lg:pl-16">
          <h2 id="first" className="max-w-[16ch] pb-8 text-h2">
            {copy.first.heading}
          </h2>
          <ol>
            {copy.first.steps.map((text, index) => (
              <li key={text} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-4">
                <span className="font-label tabular-nums text-soft">{index + 1}</span>
                <p className="max-w-[50ch]">{text}</p>
              </li>
            ))}
          </ol>
          {tools?.signUp && (
            <p className="pt-4">
              <Link to={tools.signUp.to} className="underline underline-offset-4">
                {tools.signUp.text}
              </Link>
            </p>
          )}
        </div>
      </section>
      {!inAppBrowser && (
        <Container className="py-14 lg:py-20">
          <OpenInBrowserHelp loaded={loaded} />
        </Container>
      )}
      <NextSteps
        heading={copy.onward.heading}
        steps={[linkWithNote(platforms?.ecos, copy.onward.ecos), linkWithNote(platforms?.ecosHub, copy.onward.hub), contact]}
      />
    </>
  );
}
