import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Window } from "#app/ui/device.tsx";
import { fleet, type State } from "./fleet.ts";
import type { HubData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { localPath } from "#i18n/paths.ts";

export function Hero({ loaded: { copy, energies } }: { loaded: HubData }) {
  const { hero, list } = copy;
  const language = usePageLanguage();
  return (
    <section className="night overflow-clip pb-section">
      <Container className="grid items-end gap-x-gap gap-y-6 pb-12 pt-12 lg:grid-cols-12 lg:pb-16 lg:pt-20">
        <div className="lg:col-span-7">
          <h1 className="text-display hyphens-auto">{hero.heading}</h1>
        </div>
        <div className="lg:col-span-5">
          <p className="max-w-[40ch] text-lead text-soft">{hero.lead}</p>
          <p className="flex flex-wrap gap-4 pt-8">
            <ButtonLink to={`${localPath(language, "/contact-us")}?problemType=commissioning#ask`}>{hero.access}</ButtonLink>
            <ButtonLink to="#commissioning" look="quiet">
              {hero.steps}
            </ButtonLink>
          </p>
        </div>
      </Container>
      <div className="max-md:px-edge md:pl-margin">
        <Window title="ECOS Hub" note={list.note} className="md:rounded-r-none md:border-r-0">
          <dl className="flex flex-wrap gap-x-12 gap-y-4 border-b border-rule px-5 py-5">
            {list.totals.map(({ number, text }) => (
              <div key={text} className="flex items-baseline gap-2.5">
                <dt className="order-last text-soft">{text}</dt>
                <dd className="text-h3 tabular-nums">{number}</dd>
              </div>
            ))}
          </dl>
          <Fleet copy={list} energies={energies} />
        </Window>
        <p className="pr-edge pt-4 text-small text-soft">{hero.caption}</p>
      </div>
    </section>
  );
}

const wide = "hidden @min-[44rem]:table-cell";

function Fleet({ copy, energies }: { copy: HubData["copy"]["list"]; energies: HubData["energies"] }) {
  const { columns } = copy;
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="sr-only">{copy.caption}</caption>
      <thead className="text-soft">
        <tr className="border-b border-rule *:px-5 *:py-2 *:font-normal">
          <th scope="col">{columns.id}</th>
          <th scope="col" className={wide}>
            {columns.system}
          </th>
          <th scope="col">{columns.state}</th>
          <th scope="col" className="hidden @min-[28rem]:table-cell">
            {columns.charge}
          </th>
          <th scope="col" className={wide}>
            {columns.firmware}
          </th>
        </tr>
      </thead>
      <tbody>
        {fleet.map(({ id, system, modules, state, charge, firmware }) => (
          <tr key={id} className="border-b border-rule last:border-b-0 *:px-5 *:py-3.5">
            <th scope="row" className="font-label whitespace-nowrap">
              {id}
            </th>
            <td className={wide}>
              {system} <span className="text-soft">{energies[modules]}&nbsp;kWh</span>
            </td>
            <td className="hyphens-auto">
              <StateMark state={state} /> {copy.states[state]}
            </td>
            <td className="hidden @min-[28rem]:table-cell">
              {charge === undefined ? <span className="text-soft">{copy.none}</span> : <Charge percent={charge} text={copy.percent} />}
            </td>
            <td className={wide}>{firmware}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Charge({ percent, text }: { percent: number; text: string }) {
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="w-24 border border-soft p-px forced-color-adjust-none">
        <span className="block h-1.5 bg-light" style={{ width: `${percent}%` }} />
      </span>
      {fillPlaceholders(text, { number: percent })}
    </span>
  );
}

const shapes: Record<State, { d: string; look: string }> = {
  working: { d: "M1 6L5 10L11 2", look: "stroke-light" },
  commissioning: { d: "M6 1V11M1 6H11", look: "stroke-soft" },
  updating: { d: "M6 11V2M2 6L6 1.5L10 6", look: "stroke-light" },
  attention: { d: "M6 1L11.5 11H.5Z", look: "stroke-sun" },
  offline: { d: "M1 1L11 11M11 1L1 11", look: "stroke-danger" },
};

/** Draws each state with its own shape, so that it does not depend on colour alone. */
function StateMark({ state }: { state: State }) {
  const { d, look } = shapes[state];
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className={classNames("mr-1.5 inline-block size-3 fill-none stroke-[1.8]", look)}>
      <path d={d} />
    </svg>
  );
}
