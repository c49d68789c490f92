import { telAddress } from "#app/page/tel-address.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { PressData } from "./data.server.ts";

type CompanyProps = Pick<PressData, "copy" | "company">;

/** Facts that other pages state too; details of the company that the site settings lack are left out. */
export function Facts({ copy: { facts, example }, company: { legalEntity, address, isExample } }: CompanyProps) {
  const language = usePageLanguage();
  const details = [
    { name: facts.legalEntity, value: legalEntity },
    { name: facts.address, value: address },
  ];
  return (
    <section aria-labelledby="facts" className="min-w-0 lg:col-span-7">
      <h2 id="facts" className="pb-5 text-title hyphens-auto">
        {facts.heading}
      </h2>
      <dl className="border-b border-rule">
        {[...facts.rows.map((row) => ({ ...row, isExample: false })), ...details.map((row) => ({ ...row, isExample }))].map(
          (row) =>
            row.value && (
              <div key={row.name} className="grid gap-x-6 border-t border-rule py-3 md:grid-cols-[2fr_3fr]">
                <dt className="hyphens-auto text-soft">{row.name}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">
                  {row.value} {row.isExample && <Tag>{example}</Tag>}
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="pt-4">
        <TextLink to={localPath(language, "/about-us/ecactus")}>{facts.story}</TextLink>
      </p>
    </section>
  );
}

export function PressContact({ copy: { contact, example }, company: { email, phone, isExample } }: CompanyProps) {
  const language = usePageLanguage();
  const link = "line-link py-1 font-label text-action wrap-anywhere";
  return (
    <section aria-labelledby="press-contact" className="min-w-0 self-start bg-sand p-5 md:p-8 lg:col-span-5">
      <h2 id="press-contact" className="text-h3 hyphens-auto">
        {contact.heading} {isExample && <Tag>{example}</Tag>}
      </h2>
      <p className="pt-2">{contact.text}</p>
      <dl className="grid gap-3 pt-5 empty:hidden">
        {email && (
          <div>
            <dt className="text-small text-soft">{contact.email}</dt>
            <dd>
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt className="text-small text-soft">{contact.phone}</dt>
            <dd>
              <a href={telAddress(phone)} className={link}>
                {phone}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <p className="pt-6">
        <ButtonLink to={localPath(language, "/contact-us?problemType=other#ask")}>{contact.form}</ButtonLink>
      </p>
    </section>
  );
}
