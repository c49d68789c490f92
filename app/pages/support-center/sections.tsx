import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { CodeFields } from "#app/features/support/code-fields.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { HubLink } from "./hub.server.ts";
import type { HubData } from "./data.server.ts";
import { keysOf } from "#i18n/keys-of.ts";

type SectionProps = {
  id: string;
  heading: string;
  mark?: string;
  all?: { to: string; text: string };
  className?: string;
  children: ReactNode;
};

function Section({ id, heading, mark, all, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={classNames("min-w-0", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-2">
        <h2 id={id} className="scroll-mt-24 text-h3">
          {heading} {mark && <Tag>{mark}</Tag>}
        </h2>
        {all && <TextLink to={all.to}>{all.text}</TextLink>}
      </div>
      {children}
    </section>
  );
}

/** Phones show the error code search first, because a visitor with an error has little time. */
export function Codes({ copy, words, codes }: HubData) {
  const language = usePageLanguage();
  const to = localPath(language, "/support-center/error-codes");
  if (codes.length === 0) return null;
  // If all codes are examples, the heading says so once.
  const onlyExamples = codes.every(({ example }) => example);
  return (
    <Section
      id="codes"
      heading={copy.codes.heading}
      mark={onlyExamples ? words.example : undefined}
      all={{ to, text: copy.codes.all }}
      className="max-lg:order-first bg-sand p-5 md:p-6"
    >
      <search>
        <Form action={to} className="grid gap-4 pt-1">
          <CodeFields words={words} />
        </Form>
      </search>
      <Rows links={codes} example={onlyExamples ? undefined : words.example} className="mt-5 text-small" />
    </Section>
  );
}

export function Downloads({ copy, words, downloads }: HubData) {
  const language = usePageLanguage();
  const all = useLayoutData()?.navigation.links.support.downloads;
  return (
    <Section
      id="downloads"
      heading={copy.downloads.heading}
      all={downloads.length > 0 && all ? { to: all.to, text: copy.downloads.all } : undefined}
    >
      {downloads.length > 0 && all ? (
        <Rows links={downloads} example={words.example} />
      ) : (
        <div className="border-t border-rule pt-4">
          <p className="font-label">{copy.downloads.empty.heading}</p>
          <p className="max-w-prose text-soft">{copy.downloads.empty.text}</p>
          <TextLink to={localPath(language, "/products")}>{copy.downloads.empty.link}</TextLink>
        </div>
      )}
    </Section>
  );
}

export function Questions({ copy, words, questions }: HubData) {
  const language = usePageLanguage();
  const to = localPath(language, "/support-center/faqs");
  return (
    <Section id="faqs" heading={copy.faqs.heading} all={{ to, text: copy.faqs.all }}>
      {questions.length > 0 ? (
        <Rows links={questions} example={words.example} />
      ) : (
        <p className="border-t border-rule pt-4 text-soft">{copy.downloads.empty.heading}</p>
      )}
    </Section>
  );
}

export function OtherSections({ copy }: Pick<HubData, "copy">) {
  const links = useLayoutData()?.navigation.links;
  const { compatibility, warranty, maintenance, videos, localSupport, community } = links?.support ?? {};
  const rows = { compatibility, warranty, maintenance, videos, localSupport, community, contact: links?.company.contact };
  return (
    <Section id="elsewhere" heading={copy.elsewhere.heading}>
      <ul className="border-b border-rule">
        {keysOf(rows).map((name) => {
          const link = rows[name];
          return (
            link && (
              <li key={name} className="border-t border-rule">
                <Link to={link.to} className="link-row grid items-baseline gap-x-6 py-3 md:grid-cols-[minmax(9rem,2fr)_3fr]">
                  <span className="font-label hyphens-auto">{copy.elsewhere.names[name]}</span>
                  <span className="text-small text-soft">{copy.elsewhere.notes[name]}</span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}

function Rows({ links, example, className }: { links: readonly HubLink[]; example?: string; className?: string }) {
  return (
    <ul className={classNames("border-b border-rule empty:hidden", className)}>
      {links.map(({ to, text, note, lang, example: isExample, isFile }) => (
        <li key={to} className="border-t border-rule" lang={lang}>
          <Link
            to={to}
            reloadDocument={isFile}
            className="link-row flex items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 max-md:flex-col"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            {(note ?? (example && isExample)) && (
              <span className="flex flex-none items-baseline gap-2 text-small text-soft tabular-nums">
                {note} {isExample && example && <Tag>{example}</Tag>}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
