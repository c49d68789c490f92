import { Link } from "react-router";
import { useSiteLinks } from "#app/features/platform/next-steps.tsx";
import { Container } from "#app/ui/container.tsx";
import { Window } from "#app/ui/device.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { HubCode } from "./read-frequent-codes.server.ts";
import type { HubData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

type Copy = HubData["copy"]["codes"];

export function ErrorCodes({ copy, codes }: { copy: Copy; codes: readonly HubCode[] }) {
  const { errorCodes } = useSiteLinks().support ?? {};
  const [first] = codes;
  if (!first) return null;
  return (
    <section aria-labelledby="codes" className="py-section">
      <Container className="grid items-start gap-x-gap gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4 lg:sticky lg:top-28">
          <h2 id="codes" className="text-title">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] pb-6 pt-6 text-lead">{copy.text}</p>
          {errorCodes && <TextLink to={errorCodes.to}>{copy.link}</TextLink>}
        </div>
        <Analysis copy={copy} codes={codes} first={first} to={errorCodes?.to} />
      </Container>
    </section>
  );
}

type AnalysisProps = { copy: Copy; codes: readonly HubCode[]; first: HubCode; to: string | undefined };

function Analysis({ copy, codes, first, to }: AnalysisProps) {
  return (
    <Window title={copy.window} note={copy.note} className="lg:col-span-7 lg:col-start-6">
      <ol>
        {codes.map(({ id, code, meaning, count, share, lang }) => (
          <li key={id} className="grid grid-cols-[4rem_1fr_auto] items-baseline gap-x-4 gap-y-2 border-b border-rule px-5 py-4">
            {to ? (
              <Link to={`${to}#${id}`} className="-my-2 py-2 font-label underline underline-offset-4">
                {code}
              </Link>
            ) : (
              <b className="font-label">{code}</b>
            )}
            <span lang={lang}>{meaning}</span>
            <span className="whitespace-nowrap tabular-nums">{fillPlaceholders(copy.count, { count })}</span>
            <span aria-hidden="true" className="col-span-2 col-start-2 bg-graphite forced-color-adjust-none">
              <span className="line-of-light block" style={{ width: `${share}%` }} />
            </span>
          </li>
        ))}
      </ol>
      <dl className="grid gap-5 px-5 py-6 @min-[40rem]:grid-cols-2" lang={first.lang}>
        {[
          [copy.cause, first.cause],
          [copy.remedy, first.remedy],
        ].map(([name, text]) => (
          <div key={name}>
            <dt className="pb-1 font-label text-action">{[first.code, name].join(first.colon)}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Window>
  );
}
