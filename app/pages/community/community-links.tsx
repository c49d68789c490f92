import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { writeStack } from "#app/features/stack/stack-state.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { towerPaths } from "#app/page/tower-paths.ts";
import { localPath } from "#i18n/paths.ts";
import type { CommunityData } from "./data.server.ts";

type Copy = CommunityData["copy"];
type CommunityLinksProps = Pick<CommunityData, "copy" | "channels" | "feeds">;

const exampleStack = { modules: 5, towers: 2 };

type LinkItem = { to: string; text: string; note: string };

/** Links to ask, to share and to follow; external channels only when they are configured. */
export function CommunityLinks({ copy, channels, feeds }: CommunityLinksProps) {
  const language = usePageLanguage();
  const { explore, tools, support } = useLayoutData()?.navigation.links ?? {};
  const address = (path: string) => localPath(language, path);
  const groups = [
    {
      ...copy.ask,
      links: availableLinks(copy.ask.names, {
        faqs: support?.faqs?.to,
        codes: support?.errorCodes?.to,
        contact: address("/contact-us#ask"),
      }),
    },
    {
      ...copy.share,
      links: availableLinks(copy.share.names, {
        tower: address(towerPaths.myrtillo),
        compare: address("/products"),
        answer: support?.faqs?.to,
      }),
    },
    {
      ...copy.follow,
      links: availableLinks(copy.follow.names, {
        news: explore?.news?.to,
        blog: explore?.blog?.to,
        activity: explore?.activity?.to,
        newsletter: tools?.newsletter?.to,
      }),
    },
  ];
  return (
    <Container className="pb-section">
      {groups.map(({ heading, text, links }) => (
        <LinkGroup key={heading} heading={heading} text={text} links={links}>
          {heading === copy.share.heading && <SharedTower page={address(towerPaths.myrtillo)} />}
          {heading === copy.follow.heading && (
            <>
              <LinkList name={copy.feeds} links={feeds} />
              {channels.length > 0 && <LinkList name={copy.channels} links={channels} rel="me noopener" />}
            </>
          )}
        </LinkGroup>
      ))}
    </Container>
  );
}

/** Leaves out links whose target the site does not have. */
function availableLinks(names: Record<string, { text: string; note: string }>, targets: Record<string, string | undefined>): LinkItem[] {
  return Object.entries(names).flatMap(([name, words]) => (targets[name] ? [{ to: targets[name], ...words }] : []));
}

type LinkGroupProps = { heading: string; text: string; links: readonly LinkItem[]; children: ReactNode };

function LinkGroup({ heading, text, links, children }: LinkGroupProps) {
  return (
    <section className="relative grid gap-x-gap gap-y-4 border-t border-soft py-8 lg:grid-cols-12 lg:py-12">
      <h2 className="text-title lg:col-span-6">{heading}</h2>
      <div className="lg:col-span-5 lg:col-start-8">
        <p className="max-w-prose pb-5 text-lead">{text}</p>
        <ul className="border-b border-rule">
          {links.map((link) => (
            <li key={link.text} className="border-t border-rule">
              <Link to={link.to} className="link-row grid items-baseline gap-x-6 py-3 md:grid-cols-[2fr_3fr]">
                <span className="font-label">{link.text}</span>
                <span className="text-small text-soft">{link.note}</span>
              </Link>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

/** Shows an example link with its query and the tower that it opens. */
function SharedTower({ page }: { page: string }) {
  const query = writeStack("myrtillo", exampleStack, "");
  return (
    <Link
      to={`${page}${query}`}
      translate="no"
      className="group mt-8 flex items-end justify-between gap-6 rounded-picture bg-sand px-6 text-small lg:absolute lg:bottom-12 lg:left-0 lg:w-[calc(50%-2*var(--spacing-gap))]"
    >
      <span className="min-w-0 py-6 text-soft wrap-anywhere">
        {page}
        <span className="block pt-1 text-base text-strong underline-offset-4 group-hover:underline lg:text-h3">
          {query.split(/(?=&)/).map((part) => (
            <span key={part} className="inline-block">
              {part}
            </span>
          ))}
        </span>
      </span>
      <svg viewBox="0 0 112 124" className="w-20 flex-none pt-6 lg:w-28">
        {Array.from({ length: exampleStack.towers }, (_, index) => (
          <g key={index} transform={`translate(${index * 60} 0)`}>
            <path d="M0 0H52V16H0ZM2 118H50V124H2Z" className="fill-strong" />
            {Array.from({ length: exampleStack.modules }, (_, module) => (
              <path key={module} d={`M0 ${module * 20 + 17.5}h52v19h-52Z`} className="fill-raised stroke-soft" />
            ))}
            <path d="M12 0V118" className="stroke-light stroke-2" />
          </g>
        ))}
      </svg>
    </Link>
  );
}

function LinkList({ name, links, rel }: { name: string; links: readonly { name: string; url: string }[]; rel?: string }) {
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
        <div className="lg:col-span-6">
          <h2 className="pb-3 text-title">{copy.heading}</h2>
          <p className="max-w-[38ch] text-soft">{copy.text}</p>
        </div>
        <ul className="border-b border-rule lg:col-span-5 lg:col-start-8">
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
      <h2 className="text-title hyphens-auto lg:col-span-6">{copy.heading}</h2>
      <div className="flex flex-col items-start gap-5 lg:col-span-5 lg:col-start-8">
        <p className="max-w-prose text-lead">{copy.text}</p>
        <ButtonLink to={localPath(language, "/contact-us?problemType=other#ask")}>{copy.link}</ButtonLink>
      </div>
    </Container>
  );
}
