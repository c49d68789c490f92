import { Link } from "react-router";
import { telAddress } from "#app/page/tel-address.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { ContactData } from "./data.server.ts";

const link = "line-link py-1.5 font-label text-action wrap-anywhere";

export function ContactChannels({ copy: { elsewhere, example }, wechat }: Pick<ContactData, "copy" | "wechat">) {
  const shell = useLayoutData();
  if (!shell) return null;
  const { phone, email, sample } = shell.site;
  const { search } = shell.navigation.links.tools;
  return (
    <section aria-labelledby="elsewhere" className="mt-14 max-w-prose border-t border-rule pt-6">
      <h2 id="elsewhere" className="flex flex-wrap items-baseline gap-x-3 pb-3 text-h3">
        {elsewhere.heading} {sample && <Tag>{example}</Tag>}
      </h2>
      <ul className="flex flex-wrap gap-x-10 gap-y-3">
        {phone && (
          <li>
            <span className="block text-small text-soft">{elsewhere.phone}</span>
            <a href={telAddress(phone)} className={link}>
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <span className="block text-small text-soft">{elsewhere.email}</span>
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </li>
        )}
        {wechat && (
          <li>
            <span className="block text-small text-soft">{elsewhere.wechat}</span>
            {wechat.id && (
              <span className="block py-1.5 font-label wrap-anywhere" translate="no">
                {wechat.id}
              </span>
            )}
            {wechat.picture && <PictureView picture={wechat.picture} alt={elsewhere.wechatCode} sizes="10rem" className="w-40" />}
          </li>
        )}
        {search && (
          <li className="self-end">
            <Link to={search.to} className={link}>
              {elsewhere.search}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
