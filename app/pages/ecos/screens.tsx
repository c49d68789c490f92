import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Phone } from "#app/ui/device.tsx";
import type { Copy } from "./copy/fr.ts";
import type { Screens } from "./screen-data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

export const views = ["mode", "now", "car", "day", "battery"] as const;
export type View = (typeof views)[number];

const soft = "text-[0.8em] text-soft";
const large = "text-[2.5em] font-monument leading-none tracking-tight tabular-nums";

type ScreenProps = { view: View; copy: Copy["views"]; data: Screens; className?: string };

/** Shows one screen of the app; screens after sunset have a dark background. */
export function Screen({ view, copy, data, className }: ScreenProps) {
  const bodies: Record<View, () => ReactNode> = {
    mode: () => <Mode copy={copy.mode} />,
    now: () => <Now copy={copy.now} data={data} />,
    car: () => <Car copy={copy.car} power={data.car} />,
    day: () => <Day copy={copy.day} day={data.day} />,
    battery: () => <Battery copy={copy.battery} battery={data.battery} />,
  };
  const isDark = view === "day" || view === "battery";
  return (
    <Phone label={copy[view].label} ground={isDark ? "night" : "day"} className={className}>
      <p className="flex justify-between text-[0.78em] font-label tabular-nums">
        {copy[view].time} <span>ECOS</span>
      </p>
      <p className="pb-[0.5em] pt-[1em] text-[1.5em] font-heading leading-tight tracking-tight">{copy[view].title}</p>
      <div className="flex min-h-0 flex-1 flex-col">{bodies[view]()}</div>
      <p className="flex gap-[0.5em] pt-[1em]">
        {views.map((other) => (
          <span key={other} className={classNames("flex-1 border-t-[0.22em]", other === view ? "border-mark" : "border-rule")} />
        ))}
      </p>
    </Phone>
  );
}

const fills = { house: "fill-strong", car: "fill-sun", battery: "fill-light" };
const flowing = { house: "stroke-strong", car: "stroke-sun", battery: "stroke-light" };

function Now({ copy, data }: { copy: Copy["views"]["now"]; data: Screens }) {
  return (
    <>
      <p className={soft}>{copy.sun}</p>
      <p>
        <span className={large}>{data.sun}</span> kW
      </p>
      <svg viewBox="0 -12 300 242" className="my-auto w-full fill-none stroke-[2.2]">
        {data.flows.map(({ use, d }) => (
          <path key={use} d={d} className={flowing[use]} />
        ))}
        <path d="M58 -6H242" className="stroke-sun stroke-[12]" />
      </svg>
      <dl className="mt-auto">
        {data.flows.map(({ use, power }) => (
          <div key={use} className="flex items-center gap-[0.6em] border-t border-rule py-[0.45em]">
            <dt className="flex flex-1 items-center gap-[0.6em]">
              <svg viewBox="0 0 10 10" className="size-[0.75em]">
                <path d="M0 0H10V10H0Z" className={fills[use]} />
              </svg>
              {copy.uses[use]}
            </dt>
            <dd className="font-label tabular-nums">{`${power} kW`}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The first option is the selected one. */
function Choices({ options }: { options: readonly { name: string; text: string }[] }) {
  return options.map(({ name, text }, index) => (
    <div
      key={name}
      className={classNames("mb-[0.6em] rounded-[0.8em] border p-[0.7em]", index === 0 ? "border-strong bg-raised" : "border-rule")}
    >
      <p className="flex items-center gap-[0.6em] font-label leading-tight">
        <span
          className={classNames("size-[0.8em] flex-none rounded-full border-[0.12em]", index === 0 ? "border-mark bg-mark" : "border-soft")}
        />
        {name}
      </p>
      <p className={classNames(soft, "pt-[0.3em] leading-snug")}>{text}</p>
    </div>
  ));
}

/** Hours of the night tariff, drawn as short bars. */
const cheap = (hour: number) => hour < 6 || hour >= 22;

function Mode({ copy }: { copy: Copy["views"]["mode"] }) {
  return (
    <>
      <Choices options={copy.options} />
      <p className={classNames(soft, "mt-auto")}>{copy.tariff}</p>
      <svg viewBox="0 0 240 70" className="mt-[0.4em] w-full fill-none stroke-[5]">
        {Array.from({ length: 24 }, (_, hour) => (
          <path
            key={hour}
            d={`M${hour * 10 + 5} 70V${cheap(hour) ? 44 : hour >= 17 && hour < 21 ? 2 : 22}`}
            className={cheap(hour) ? "stroke-mark" : "stroke-soft"}
          />
        ))}
      </svg>
      <p className="mt-[0.9em] flex justify-between border-t border-rule pt-[0.6em] font-label">
        {copy.reserve} <span className="tabular-nums">{copy.reserveValue}</span>
      </p>
    </>
  );
}

function Car({ copy, power }: { copy: Copy["views"]["car"]; power: string }) {
  return (
    <>
      <p className={soft}>{copy.source}</p>
      <p>
        <span className={large}>{power}</span> kW
      </p>
      <svg viewBox="0 0 300 70" className="mt-[1.2em] w-full fill-none">
        <path d="M2 68V24Q2 4 22 4H210L258 36H278Q298 36 298 52V68" className="stroke-strong stroke-[3]" />
        <path d="M12 60H288" className="stroke-rule stroke-[9]" />
        <path d="M12 60H188" className="stroke-sun stroke-[9]" />
      </svg>
      <p className="flex justify-between pb-[1em] pt-[0.5em] text-[0.85em] tabular-nums">
        {copy.level} <span className="text-soft">{copy.target}</span>
      </p>
      <div className="mt-auto">
        <Choices options={copy.options} />
      </div>
    </>
  );
}

const strokes: Record<string, string> = {
  sun: "stroke-sun",
  battery: "stroke-light",
  grid: "stroke-soft",
  house: "stroke-strong",
  car: "stroke-sun-deep",
};

function Day({ copy, day }: { copy: Copy["views"]["day"]; day: Screens["day"] }) {
  return (
    <>
      <p className={soft}>{copy.own}</p>
      <p>
        <span className={large}>{day.selfSufficiency}</span>
        {day.percentSign}
      </p>
      <svg viewBox="0 0 240 210" className="my-auto w-full fill-none stroke-[5]">
        {day.ribs.map(({ party, d }) => (
          <path key={party} d={d} className={strokes[party]} />
        ))}
        <path d="M0 110H240" className="stroke-soft stroke-1" />
      </svg>
      <dl className="mt-auto grid grid-cols-2 gap-[1em] border-t border-rule pt-[0.8em]">
        {(["made", "used"] as const).map((name) => (
          <div key={name}>
            <dt className={soft}>{copy[name]}</dt>
            <dd className="text-[1.3em] tabular-nums">{`${day[name]} kWh`}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const modules = 4;

function Battery({ copy, battery }: { copy: Copy["views"]["battery"]; battery: Screens["battery"] }) {
  return (
    <>
      <p>
        <span className={large}>{battery.percent}</span>
        {battery.percentSign}
      </p>
      <p className={classNames(soft, "tabular-nums")}>{fillPlaceholders(copy.stored, { kWh: battery.stored })}</p>
      <svg viewBox="0 0 200 218" className="m-auto w-11/12 fill-none">
        {Array.from({ length: modules }, (_, index) => {
          const level = Math.min(Math.max(battery.share * modules - (modules - 1 - index), 0), 1);
          return (
            <g key={index} transform={`translate(1 ${index * 54 + 1})`}>
              <rect width={198 * level} height="50" className="fill-light" />
              <rect width="198" height="50" className="stroke-soft" />
            </g>
          );
        })}
      </svg>
      <dl className="mt-auto">
        {[
          [copy.gives, `${battery.power} kW`],
          [copy.lasts, fillPlaceholders(copy.hours, { hours: battery.hours })],
        ].map(([name, value]) => (
          <div key={name} className="flex justify-between gap-[1em] border-t border-rule py-[0.45em]">
            <dt>{name}</dt>
            <dd className="font-label tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
