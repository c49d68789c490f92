import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useShell } from "#app/frame/use-shell.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import type { CommunityData } from "./route.tsx";

type Copy = CommunityData["copy"];
type WaysProps = Pick<CommunityData, "copy" | "channels" | "feeds">;
type Way = { to: string; text: string; note: string };

/** What one can do today: ask, share, follow; each line leads somewhere. Channels of others only where there are any. */
export function Ways({ copy, channels, feeds }: WaysProps) {
  const language = usePageLanguage();
  const links = useShell()?.navigation.links;
  const { explore, tools, support } = links ?? {};
  const address = (path: string) => localPath(language, path);
  const groups = [
    {
      ...copy.ask,
      ways: waysOf(copy.ask.names, { faqs: support?.faqs?.to, codes: support?.errorCodes?.to, contact: address("/contact-us#ask") }),
    },
    {
      ...copy.share,
      ways: waysOf(copy.share.names, {
        tower: address("/products/myrtillo-ess-high-voltage-lfp-battery"),
        compare: address("/products"),
        answer: support?.faqs?.to,
      }),
    },
    {
      ...copy.follow,
      ways: waysOf(copy.follow.names, {
        news: explore?.news?.to,
        blog: explore?.blog?.to,
        activity: explore?.activity?.to,
        newsletter: tools?.newsletter?.to,
      }),
    },
  ];
  return (
    <Container className="pb-section">
      {groups.map(({ heading, text, ways }) => (
        <WayGroup key={heading} heading={heading} text={text} ways={ways}>
          {heading === copy.follow.heading && (
            <>
              <Elsewhere name={copy.feeds} links={feeds} />
              {channels.length > 0 && <Elsewhere name={copy.channels} links={channels} rel="me noopener" />}
            </>
          )}
        </WayGroup>
      ))}
    </Container>
  );
}

/** The ways whose target is on this site. */
function waysOf(names: Record<string, { text: string; note: string }>, targets: Record<string, string | undefined>): Way[] {
  return Object.entries(names).flatMap(([name, words]) => (targets[name] ? [{ to: targets[name], ...words }] : []));
}

type WayGroupProps = { heading: string; text: string; ways: readonly Way[]; children: ReactNode };

function WayGroup({ heading, text, ways, children }: WayGroupProps) {
  return (
    <section className="grid gap-x-gap gap-y-4 border-t border-soft py-8 lg:grid-cols-12 lg:py-12">
      <h2 className="text-h2 lg:col-span-5">{heading}</h2>
      <div className="lg:col-span-6 lg:col-start-7">
        <p className="max-w-prose pb-5 text-lead">{text}</p>
        <ul className="border-b border-rule">
          {ways.map((way) => (
            <li key={way.text} className="border-t border-rule">
              <Link to={way.to} className="group grid items-baseline gap-x-6 py-3 md:grid-cols-[2fr_3fr]">
                <span className="font-label underline-offset-4 group-hover:underline">{way.text}</span>
                <span className="text-small text-soft">{way.note}</span>
              </Link>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

function Elsewhere({ name, links, rel }: { name: string; links: readonly { name: string; url: string }[]; rel?: string }) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 pt-4">
      <span className="text-soft">{name}</span>
      {links.map((link) => (
        <a key={link.url} href={link.url} rel={rel} className="underline underline-offset-4">
          {link.name}
        </a>
      ))}
    </p>
  );
}

export function Conduct({ copy }: { copy: Copy["conduct"] }) {
  return (
    <div className="bg-sand py-16 lg:py-20">
      <Container className="grid gap-x-gap gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="pb-3 text-h3">{copy.heading}</h2>
          <p className="text-soft">{copy.text}</p>
        </div>
        <ul className="border-b border-rule lg:col-span-7 lg:col-start-6">
          {copy.rules.map((rule) => (
            <li key={rule} className="border-t border-rule py-3">
              {rule}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}

export function Feedback({ copy }: { copy: Copy["feedback"] }) {
  const language = usePageLanguage();
  return (
    <Container className="grid gap-x-gap gap-y-5 py-section lg:grid-cols-12">
      <h2 className="text-h2 hyphens-auto lg:col-span-5">{copy.heading}</h2>
      <div className="flex flex-col items-start gap-5 lg:col-span-6 lg:col-start-7">
        <p className="max-w-prose text-lead">{copy.text}</p>
        <ButtonLink to={localPath(language, "/contact-us?problemType=other#ask")}>{copy.link}</ButtonLink>
      </div>
    </Container>
  );
}
