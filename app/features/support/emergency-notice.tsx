import { useId } from "react";
import { telAddress } from "#app/page/tel-address.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Tag } from "#app/ui/tag.tsx";
import { traits } from "#i18n/traits.ts";
import type { Emergency } from "./read-emergency.server.ts";

type EmergencyNoticeProps = Emergency & {
  /** Address of the notice on the page. */
  id?: string;
  /** Shows only the heading until the visitor opens the notice. */
  isFolded?: boolean;
  /** Announces a notice that appears while the visitor types. */
  isAlert?: boolean;
};

/** Steps of an emergency: get out, call the fire service, touch nothing, then call the company. */
export function EmergencyNotice({ id, isFolded = false, isAlert = false, ...emergency }: EmergencyNoticeProps) {
  const headingId = useId();
  const heading = (
    <h2 id={headingId} className="text-lead leading-snug font-label text-danger hyphens-auto">
      {emergency.copy.heading}
    </h2>
  );
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      role={isAlert ? "alert" : undefined}
      className="@container scroll-mt-24 border-l-3 border-danger bg-danger-ground px-5 py-4"
    >
      {isFolded ? (
        <details className="group">
          <summary className="flex items-baseline justify-between gap-4 text-danger">
            {heading}
            <span aria-hidden="true" className="opening-sign" />
          </summary>
          <Steps {...emergency} />
        </details>
      ) : (
        <>
          {heading}
          <Steps {...emergency} />
        </>
      )}
    </section>
  );
}

function Steps({ copy, regions, hotlines }: Emergency) {
  return (
    <ol className="grid list-decimal gap-x-10 gap-y-1 pl-5 pt-2 *:max-w-prose @min-[60rem]:grid-cols-[2fr_3fr_2fr]">
      <li>{copy.leave}</li>
      <li>
        {copy.call}
        <Numbers copy={copy} regions={regions} />
      </li>
      <li>{copy.keepAway}</li>
      {hotlines.length > 0 && (
        <li>
          {copy.callUs}
          <Hotlines copy={copy} hotlines={hotlines} />
        </li>
      )}
    </ol>
  );
}

function Numbers({ copy, regions }: Pick<Emergency, "copy" | "regions">) {
  const { colon, listComma } = traits[usePageLanguage()];
  return (
    <ul className="flex flex-wrap gap-x-6">
      {regions.map(({ name, fire, ambulance }) => (
        <li key={name}>
          {name + colon}
          {fire.map(({ type, value }) => (type === "element" ? <PhoneLink key={value} phone={value} /> : value))}
          {ambulance && (
            <>
              {listComma + copy.ambulance} <PhoneLink phone={ambulance} />
            </>
          )}
        </li>
      ))}
      {copy.elsewhere !== "" && <li>{copy.elsewhere}</li>}
    </ul>
  );
}

function Hotlines({ copy, hotlines }: Pick<Emergency, "copy" | "hotlines">) {
  return (
    <ul>
      {hotlines.map(({ scope, phone, hours, sample }) => (
        <li key={`${scope} ${phone}`} className="flex flex-wrap gap-x-3">
          {scope !== "" && <span>{scope}</span>}
          <PhoneLink phone={phone} />
          {hours && <span>{hours}</span>}
          {sample && <Tag>{copy.example}</Tag>}
        </li>
      ))}
    </ul>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={telAddress(phone)} className="inline-block py-0.5 font-label tabular-nums underline underline-offset-4">
      {phone}
    </a>
  );
}
