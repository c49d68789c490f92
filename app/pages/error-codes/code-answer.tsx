import type { ReactNode } from "react";
import { ContactLinks } from "#app/features/support/contact-links.tsx";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CodeItem } from "./code-list.server.ts";
import type { ErrorCodesData } from "./data.server.ts";

type Copy = ErrorCodesData["copy"];
type CodeAnswerProps = { item: CodeItem; copy: Copy; className: string; children?: ReactNode };

/** Cause, who may act, the owner's steps, the expert's steps folded, and the next step. */
export function CodeAnswer({ item, copy, className, children }: CodeAnswerProps) {
  const { actor, lang } = item;
  const ownerText = actor === "owner" ? item.remedy : item.ownerSteps;
  return (
    <div className={className}>
      <dl className="grid gap-4">
        <Row name={copy.cause} text={item.cause} lang={lang} />
        <div>
          <dt className="text-small text-soft">{copy.who}</dt>
          <dd className="font-label">{copy.actors[actor]}</dd>
          {actor !== "owner" && <dd className="mt-2 border-l-3 border-danger bg-danger-ground px-4 py-2">{copy.keepClosed}</dd>}
        </div>
        {ownerText !== undefined && <Row name={copy.owner.heading} text={ownerText} lang={lang} />}
        {ownerText === undefined && actor !== "owner" && <Row name={copy.owner.heading} text={copy.owner[actor]} />}
      </dl>
      {actor !== "owner" && (
        <Disclosure summary={copy.expert[actor]}>
          <p lang={lang} className="whitespace-pre-line">
            {item.remedy}
          </p>
        </Disclosure>
      )}
      <NextStep item={item} copy={copy.next} />
      {children}
    </div>
  );
}

function NextStep({ item, copy }: { item: CodeItem; copy: Copy["next"] }) {
  const howToBuy = useLayoutData()?.navigation.links.company.howToBuy;
  return (
    <div className="print:hidden">
      <p className="pb-2 text-small text-soft">{copy.heading}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={item.contact}>{copy.send}</ButtonLink>
        {howToBuy && <TextLink to={`${howToBuy.to}#installer`}>{copy.installer}</TextLink>}
      </div>
    </div>
  );
}

type SupportContactsProps = Pick<ErrorCodesData, "contacts"> & { copy: Copy; example: string };

/** Telephone, mail address and hours for the readers of the page, and the way to the contacts of all countries. */
export function SupportContacts({ contacts, copy: { next }, example }: SupportContactsProps) {
  const localSupport = useLayoutData()?.navigation.links.support.localSupport;
  return (
    <div className="grid gap-4">
      {contacts.map((contact) => (
        <div key={`${contact.scope} ${contact.phone} ${contact.email}`}>
          <p className="pb-1 empty:hidden">
            {contact.scope} {contact.sample && <Tag>{example}</Tag>}
          </p>
          <ContactLinks contact={contact} hours={next.hours} />
        </div>
      ))}
      {localSupport && (
        <p className="print:hidden">
          <TextLink to={localSupport.to}>{next.contacts}</TextLink>
        </p>
      )}
    </div>
  );
}

function Row({ name, text, lang }: { name: string; text: string; lang?: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd lang={lang} className="max-w-[62ch] whitespace-pre-line">
        {text}
      </dd>
    </div>
  );
}
