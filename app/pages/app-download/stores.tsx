import { Link } from "react-router";
import { useSiteLinks } from "#app/features/platform/next-steps.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { traits } from "#i18n/traits.ts";
import type { DownloadData } from "./data.server.ts";

const link = "line-link inline-block py-2 text-h3 font-label text-action wrap-anywhere forced-colors:underline";

/** Links to the configured app stores, with a QR code in wide windows; without a store, who provides the app. */
export function Stores({ loaded }: { loaded: DownloadData }) {
  const { copy, stores } = loaded;
  const { contact, howToBuy } = useSiteLinks().company ?? {};
  const { appStoreUrl, playStoreUrl, apkUrl } = stores;
  const availableStores = [
    { url: appStoreUrl, text: "App Store" },
    { url: playStoreUrl, text: "Google Play" },
    { url: apkUrl, text: copy.stores.apk },
  ].filter(({ url }) => url !== undefined);
  const hasStore = availableStores.length > 0;
  return (
    <section className="night">
      <Container className="grid gap-x-gap gap-y-12 py-14 md:grid-cols-12 lg:py-24">
        <div className="md:col-span-7 md:self-center">
          <p className="pb-4 text-lead font-label text-action">{copy.name}</p>
          <h1 className="text-display hyphens-auto">{hasStore ? copy.stores.heading : copy.stores.noneHeading}</h1>
          {hasStore ? (
            <>
              <p className="max-w-[38ch] pb-6 pt-8 text-lead text-soft">{copy.stores.lead}</p>
              <ul className="grid justify-items-start gap-1">
                {availableStores.map(({ url, text }) => (
                  <li key={text}>
                    <a href={url} className={link} rel="noopener">
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <p className="max-w-[40ch] pb-6 pt-8 text-lead text-soft">{copy.stores.none}</p>
              <ul className="grid justify-items-start gap-1">
                {[contact, howToBuy].map(
                  (way) =>
                    way && (
                      <li key={way.to}>
                        <Link to={way.to} className={link}>
                          {way.text}
                        </Link>
                      </li>
                    ),
                )}
              </ul>
            </>
          )}
        </div>
        {hasStore && <PhoneQrCode loaded={loaded} />}
      </Container>
    </section>
  );
}

function PhoneQrCode({ loaded: { copy, code, address } }: { loaded: DownloadData }) {
  const { colon } = traits[usePageLanguage()];
  return (
    <figure className="hidden md:col-span-5 md:block md:self-center lg:col-span-4 lg:col-start-9">
      <svg
        role="img"
        aria-label={copy.stores.codeLabel}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="w-full rounded-picture forced-color-adjust-none"
      >
        <path d={`M0 0H${code.size}V${code.size}H0Z`} className="fill-on-dark" />
        <path d={code.d} className="fill-ink" />
      </svg>
      <figcaption className="pt-4 text-small text-soft">
        {copy.stores.code + colon}
        <span className="wrap-anywhere">{address}</span>
      </figcaption>
    </figure>
  );
}
