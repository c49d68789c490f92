import { telAddress } from "#app/page/tel-address.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { traits } from "#i18n/traits.ts";

type ContactLinksProps = { contact: { phone?: string; email?: string; hours?: string }; hours: string };

/** Telephone, mail address and hours of a support contact; `hours` is the label of its hours. */
export function ContactLinks({ contact: { phone, email, hours }, hours: label }: ContactLinksProps) {
  const { colon } = traits[usePageLanguage()];
  const link = "line-link py-1 font-label text-action wrap-anywhere";
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      {phone && (
        <a href={telAddress(phone)} className={link}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      )}
      {hours && (
        <p className="text-small">
          <span className="text-soft">{label + colon}</span>
          {hours}
        </p>
      )}
    </div>
  );
}
