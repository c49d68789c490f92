import { Container } from "#app/ui/container.tsx";
import type { OpenApiData } from "./data.server.ts";
import { SampleTabs } from "./sample-tabs.tsx";

export function Sandbox({ loaded: { copy, sandbox } }: { loaded: OpenApiData }) {
  const { heading, lead, samples, webhook, facts } = copy.sandbox;
  return (
    <section aria-labelledby="sandbox" className="pb-section">
      <Container>
        <h2 id="sandbox" className="max-w-[18ch] scroll-mt-24 pb-6 text-title">
          {heading}
        </h2>
        <p className="max-w-[60ch] pb-12 text-lead text-soft">{lead}</p>
        <div className="grid gap-x-gap gap-y-12 lg:grid-cols-12">
          <dl className="lg:col-span-5">
            {facts.map((fact) => (
              <div key={fact.heading} className="border-t border-rule py-4">
                <dt className="font-label">{fact.heading}</dt>
                <dd className="pt-1 text-soft">{fact.text}</dd>
              </div>
            ))}
          </dl>
          <div className="grid min-w-0 content-start gap-5 *:min-w-0 lg:col-span-7">
            <SampleTabs label={samples} samples={sandbox.samples} copy={copy.copy} />
            <div className="pt-8">
              <h3 className="pb-3 text-h3">{webhook.heading}</h3>
              <p className="text-soft">{webhook.text}</p>
            </div>
            <SampleTabs label={webhook.samples} samples={sandbox.webhookSamples} copy={copy.copy} />
          </div>
        </div>
      </Container>
    </section>
  );
}
