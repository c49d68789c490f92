import { useLoaderData } from "react-router";
import { PlaceChoice } from "#app/features/places/place-choice.tsx";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { Container } from "#app/ui/container.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import { Contacts, CallOrder } from "./contacts.tsx";
import { Partners } from "./partners.tsx";
import { supportQuery } from "./support-query.ts";
import { PlaceForm } from "./place-form.tsx";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function LocalSupport() {
  const data = useLoaderData<typeof loader>();
  const address = localPath(usePageLanguage(), path);
  const { line, country } = data.search;
  const { copy, countries, hasContacts, hasPartners } = data;
  const lead = hasContacts || hasPartners ? copy.lead : copy.noContacts.lead;
  return (
    <>
      <SupportHead way={data.way} emergency={data.emergency} isEmergencyOpen heading={copy.heading} lead={lead} />
      <Container className="grid gap-x-gap gap-y-10 pb-20 lg:grid-cols-12 lg:pb-28">
        <Contacts {...data} />
        <CallOrder copy={copy.order} />
        {countries.length > 0 && (
          <div className="min-w-0 lg:col-span-12">
            <PlaceForm {...data} path={path} />
          </div>
        )}
        {data.placeLookup.offered.length > 0 && (
          <div className="lg:col-span-12">
            <PlaceChoice asked={data.placeLookup} action={address} toPlace={(near) => address + supportQuery({ near, line })}>
              <HiddenFields values={new URLSearchParams(supportQuery({ country, line }))} />
            </PlaceChoice>
          </div>
        )}
        {hasPartners && <Partners {...data} />}
      </Container>
    </>
  );
}
