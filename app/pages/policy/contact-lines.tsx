import { telAddress } from "#app/page/tel-address.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { MailLink } from "./company-rows.tsx";
import type { PolicyData } from "./data.server.ts";

type ContactLinesProps = { contact: { email?: string; phone?: string }; copy: PolicyData["copy"]; example: boolean };

export function ContactLines({ contact: { email, phone }, copy, example }: ContactLinesProps) {
  const form = useLayoutData()?.navigation.links.company.contact;
  return (
    <ul className="max-w-[40rem] py-5">
      {email && (
        <li className="border-t border-rule py-3">
          {copy.email} <MailLink address={email} /> {example && <Tag>{copy.example}</Tag>}
        </li>
      )}
      {phone && (
        <li className="border-t border-rule py-3">
          {copy.phone} <a href={telAddress(phone)}>{phone}</a>
        </li>
      )}
      {form && (
        <li className="border-y border-rule py-2">
          <TextLink to={form.to}>{form.text}</TextLink>
        </li>
      )}
    </ul>
  );
}
