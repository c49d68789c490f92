import { Container } from "#app/ui/container.tsx";
import { Window } from "#app/ui/device.tsx";
import type { Plan } from "./draw-plan.server.ts";
import type { PanguData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

export function Overview({ loaded: { copy, plan } }: { loaded: PanguData }) {
  const { overview } = copy;
  return (
    <section aria-labelledby="overview" className="bg-sand py-section">
      <Container className="grid items-start gap-x-gap gap-y-12 lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-4">
          <h2 id="overview" className="text-h2">
            {overview.heading}
          </h2>
          <p className="max-w-[40ch] pt-6 text-lead">{overview.text}</p>
        </div>
        <Window
          title={overview.window}
          note={overview.note}
          className="lg:col-span-8 lg:-ml-margin lg:mr-10 lg:rounded-l-none lg:pl-margin"
        >
          <div className="grid @min-[36rem]:grid-cols-[2fr_3fr]">
            <dl className="grid grid-cols-2 content-start gap-x-4 gap-y-6 border-rule px-5 py-6 @max-[36rem]:border-b @min-[36rem]:border-r">
              {overview.balance.map(({ name, text, unit: sign }) => (
                <div key={name}>
                  <dt className="text-soft">{text}</dt>
                  <dd className="text-h3 tabular-nums">
                    {plan.now[name]}
                    {sign === "%" ? plan.percentGap : " "}
                    <span className="text-small">{sign}</span>
                  </dd>
                </div>
              ))}
            </dl>
            <UnitShares overview={overview} plan={plan} />
          </div>
        </Window>
      </Container>
    </section>
  );
}

function UnitShares({ overview, plan }: { overview: PanguData["copy"]["overview"]; plan: Plan }) {
  return (
    <div className="px-5 py-6">
      <p className="pb-5 text-soft">{fillPlaceholders(overview.units, { power: plan.unit.power })}</p>
      <ol className="flex h-40 items-end gap-[3%] border-b border-soft">
        {plan.units.map(({ number, share }) => (
          <li key={number} className="relative h-full flex-1">
            <span aria-hidden="true" className="absolute inset-0 bg-graphite" />
            <span
              aria-hidden="true"
              className="absolute inset-x-0 bottom-0 bg-light forced-color-adjust-none"
              style={{ height: `${Math.round(share * 100)}%` }}
            />
            <span className="sr-only">
              {share > 0 ? fillPlaceholders(overview.running, { number }) : fillPlaceholders(overview.resting, { number })}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="flex gap-[3%] pt-2 text-center text-soft tabular-nums">
        {plan.units.map(({ number }) => (
          <span key={number} className="flex-1">
            {number}
          </span>
        ))}
      </p>
    </div>
  );
}
