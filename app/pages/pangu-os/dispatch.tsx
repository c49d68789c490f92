import { HourAxis } from "#app/ui/hour-axis.tsx";
import { Container } from "#app/ui/container.tsx";
import type { Plan } from "./draw-plan.server.ts";
import { ribLooks } from "./rib-looks.ts";
import { Ribs } from "./ribs.tsx";
import type { PanguData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

/** Compares the same day without and with the plan; radio buttons and CSS switch between them without JavaScript. */
export function Dispatch({ loaded: { copy, plan } }: { loaded: PanguData }) {
  const { dispatch } = copy;
  const { figures } = plan;
  return (
    <section aria-labelledby="dispatch" className="night group/dispatch py-section">
      <Container className="grid gap-x-gap gap-y-6 lg:grid-cols-12">
        <h2 id="dispatch" className="text-h2 lg:col-span-6">
          {dispatch.heading}
        </h2>
        <p className="max-w-[46ch] text-lead text-soft lg:col-span-5 lg:col-start-8">{dispatch.lead}</p>
        <PlanChoice dispatch={dispatch} />
      </Container>
      <div className="pt-8">
        <Chart
          plan={plan}
          kind="without"
          label={fillPlaceholders(dispatch.labels.without, figures)}
          limit={fillPlaceholders(dispatch.limit, figures)}
          className="hidden group-has-[[value=without]:checked]/dispatch:block"
        />
        <Chart
          plan={plan}
          kind="with"
          label={fillPlaceholders(dispatch.labels.with, figures)}
          limit={fillPlaceholders(dispatch.limit, figures)}
          className="hidden group-has-[[value=with]:checked]/dispatch:block"
        />
        <Price dispatch={dispatch} plan={plan} />
        <HourAxis hours={dispatch.hours} className="border-t border-rule" />
      </div>
      <Container>
        <Legend dispatch={dispatch} />
        <dl className="flex flex-wrap items-end gap-x-20 gap-y-10 pt-16">
          {dispatch.figures.map(({ number, unit, text }, index) => (
            <div key={text} className={index === 0 ? "flex flex-col lg:mr-auto" : "flex flex-col"}>
              <dt className="max-w-[28ch] pt-3 text-soft">{text}</dt>
              <dd className={`order-first font-monument tabular-nums ${index === 0 ? "text-figure" : "text-h2"}`}>
                {fillPlaceholders(number, figures)} <span className="text-h3">{unit}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="max-w-[70ch] pt-10 text-small text-soft">{dispatch.conditions}</p>
      </Container>
    </section>
  );
}

type DispatchCopy = PanguData["copy"]["dispatch"];

function PlanChoice({ dispatch }: { dispatch: DispatchCopy }) {
  return (
    <fieldset className="flex max-w-md flex-wrap pl-px pt-6 lg:col-span-12">
      <legend className="sr-only">{dispatch.choose}</legend>
      {(["without", "with"] as const).map((name) => (
        <label key={name} className="segment">
          <input
            type="radio"
            name="plan"
            value={name}
            defaultChecked={name === "with"}
            className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
          />
          {dispatch.names[name]}
        </label>
      ))}
    </fieldset>
  );
}

type ChartProps = { plan: Plan; kind: "without" | "with"; label: string; limit: string; className: string };

function Chart({ plan, kind, label, limit, className }: ChartProps) {
  return (
    <div className={`relative ${className}`}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${plan.width} ${plan.foot}`}
        preserveAspectRatio="none"
        className="h-80 w-full fill-none stroke-[4.5] forced-color-adjust-none lg:h-128"
      >
        <Ribs of={plan[kind]} />
        {kind === "with" && <path d={plan.charging} className={ribLooks.battery} />}
        <path d={`M0 ${plan.axis}H${plan.width}`} vectorEffect="non-scaling-stroke" className="stroke-soft stroke-1" />
        <path
          d={`M0 ${plan.limit}H${plan.width}`}
          vectorEffect="non-scaling-stroke"
          strokeDasharray={kind === "without" ? "6 5" : undefined}
          className="stroke-on-dark stroke-2"
        />
      </svg>
      <p
        style={{ top: `${(plan.limit / plan.foot) * 100}%` }}
        className="absolute left-margin -translate-y-full pb-1 text-small font-label"
      >
        {limit}
      </p>
    </div>
  );
}

function Price({ dispatch, plan }: { dispatch: DispatchCopy; plan: Plan }) {
  return (
    <>
      <p className="wrap pt-8 text-small text-soft">{dispatch.price}</p>
      <svg
        role="img"
        aria-label={dispatch.priceLabel}
        viewBox={`0 0 ${plan.width} 74`}
        preserveAspectRatio="none"
        className="mt-2 h-20 w-full fill-none forced-color-adjust-none"
      >
        <path d={plan.price} vectorEffect="non-scaling-stroke" className="stroke-sun stroke-2" />
      </svg>
    </>
  );
}

function Legend({ dispatch }: { dispatch: DispatchCopy }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2 pt-6 text-small text-soft">
      {dispatch.legend.map(({ look, text }) => (
        <li key={look} className="flex items-center gap-2.5">
          <svg aria-hidden="true" viewBox="0 0 4 16" className="h-4 w-1 stroke-4 forced-color-adjust-none">
            <path d="M2 0V16" className={ribLooks[look]} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
