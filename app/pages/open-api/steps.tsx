import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSiteLinks } from "#app/features/platform/next-steps.tsx";
import { contactAbout } from "#app/frame/contact-about.ts";
import { telAddress } from "#app/page/tel-address.ts";
import { Container } from "#app/ui/container.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { OpenApiData } from "./data.server.ts";
import { Downloads } from "./downloads.tsx";
import { SampleTabs } from "./sample-tabs.tsx";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

const link = "line-link py-1.5 text-lead font-label text-action wrap-anywhere forced-colors:underline";

export function Steps({ loaded }: { loaded: OpenApiData }) {
  const { copy, samples, responses, failingUrl } = loaded;
  const { tools } = useSiteLinks();
  return (
    <section aria-labelledby="steps" className="py-section">
      <Container>
        <h2 id="steps" className="max-w-[16ch] pb-12 text-h2 lg:pb-20">
          {copy.steps.heading}
        </h2>
        <ol>
          <Step number={1} copy={copy.steps.apply}>
            <Apply loaded={loaded} />
          </Step>
          <Step number={2} copy={copy.steps.key}>
            {tools?.openApiConsole && (
              <p>
                <Link to={tools.openApiConsole.to} className={link}>
                  {tools.openApiConsole.text}
                </Link>
              </p>
            )}
            <CodeBlock heading={copy.steps.setup.heading} code={loaded.setup} copy={copy.copy} note={copy.steps.setup.note} />
            <CodeBlock heading={copy.steps.header} code={loaded.header} />
          </Step>
          <Step number={3} copy={{ ...copy.steps.test, text: fillPlaceholders(copy.steps.test.text, { kept: loaded.figures.kept }) }}>
            <SampleTabs label={copy.steps.samples} samples={samples} copy={copy.copy} />
            {responses.error && (
              <CodeBlock
                heading={fillPlaceholders(copy.steps.refused, { call: new URL(failingUrl).pathname + new URL(failingUrl).search })}
                code={responses.error}
              />
            )}
          </Step>
          <Step number={4} copy={copy.steps.develop}>
            <p>
              <a href="#reference" className={link}>
                {copy.hero.reference}
              </a>
            </p>
            <Downloads loaded={loaded} />
          </Step>
        </ol>
      </Container>
    </section>
  );
}

function Step({ number, copy, children }: { number: number; copy: { heading: string; text: string }; children: ReactNode }) {
  return (
    <li className="grid gap-x-gap gap-y-6 border-t border-rule py-10 lg:grid-cols-12 lg:py-14">
      <p aria-hidden="true" className="text-figure font-monument leading-none tabular-nums lg:col-span-2">
        {number}
      </p>
      <div className="lg:col-span-4">
        <h3 className="text-h3">{copy.heading}</h3>
        <p className="max-w-[40ch] pt-3">{copy.text}</p>
      </div>
      <div className="grid min-w-0 content-start gap-5 *:min-w-0 lg:col-span-6">{children}</div>
    </li>
  );
}

/** Lists phone and e-mail of the site config; without them, a link to the contact form. */
function Apply({ loaded: { copy, company } }: { loaded: OpenApiData }) {
  const contact = contactAbout(useSiteLinks().company?.contact, "openApi");
  return (
    <ul className="grid justify-items-start gap-2">
      {company.phone && (
        <li>
          <a href={telAddress(company.phone)} className={link}>
            {company.phone}
          </a>{" "}
          {company.sample && <Tag>{copy.example}</Tag>}
        </li>
      )}
      {company.email && (
        <li>
          <a href={`mailto:${company.email}?subject=Open%20API`} className={link}>
            {company.email}
          </a>{" "}
          {company.sample && <Tag>{copy.example}</Tag>}
        </li>
      )}
      {contact && (
        <li className="pt-2">
          <Link to={contact.to} className="inline-block py-1 underline underline-offset-4">
            {copy.steps.form}
          </Link>
        </li>
      )}
    </ul>
  );
}
