import { telAddress } from "#app/page/tel-address.ts";

export type DistributorContactData = { address?: string; telephone?: string; email?: string; website?: string };

/** Address, telephone, email and website of a distributor; each is optional. */
export function DistributorContact({ address, telephone, email, website }: DistributorContactData) {
  const links = [
    telephone && { href: telAddress(telephone), text: telephone },
    email && { href: `mailto:${email}`, text: email },
    website && { href: website, text: hostOf(website) },
  ].flatMap((link) => link || []);
  if (!address && links.length === 0) return null;
  return (
    <span translate="no" className="block text-small text-soft">
      {address && <span className="block">{address}</span>}
      {links.length > 0 && (
        <span className="flex flex-wrap gap-x-4">
          {links.map(({ href, text }) => (
            <a key={href} href={href} rel="noopener" className="line-link py-1 text-action wrap-anywhere">
              {text}
            </a>
          ))}
        </span>
      )}
    </span>
  );
}

function hostOf(website: string): string {
  return URL.parse(website)?.hostname.replace(/^www\./, "") ?? website;
}
