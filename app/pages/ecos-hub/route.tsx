import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { loadPayload } from "#app/page/payload.ts";
import { Onward, useLinks } from "#app/features/platform/onward.tsx";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";
import { formatNumber } from "#i18n/format.ts";
import { Commissioning } from "./commissioning.tsx";
import { drawRollout } from "./draw-rollout.server.ts";
import { ErrorCodes } from "./error-codes.tsx";
import { Hero } from "./hero.tsx";
import { readCodes } from "./read-codes.server.ts";
import { Roles } from "./roles.tsx";
import { Rollout } from "./rollout.tsx";

const path = "/platform/ecos-hub";
const moduleEnergy = 4.99;

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const [{ seo: seoCopy, ...copy }, codes] = await Promise.all([readCopy(page, "ecos-hub"), readCodes(page)]);
  const seo = seoFor(page, {
    ...seoCopy,
    path,
    image: previewOf("copia-hero"),
    jsonLd: [await breadcrumbList(page, [{ name: "ECOS Hub", path }])],
  });
  const energies = [2, 3, 4, 5, 6].map((modules) => [modules, formatNumber(page.language, modules * moduleEnergy)] as const);
  return {
    copy,
    seo,
    codes,
    energies: Object.fromEntries(energies) as Record<number, string>,
    rollout: drawRollout(),
    picture: pictureOf("wide", "cholla-lan-scene"),
  };
}

export const handle = { ground: "night" };
export const clientLoader = loadPayload;
export const meta = pageMeta;

export type HubData = Awaited<ReturnType<typeof loader>>;

export default function EcosHub() {
  const loaded = useLoaderData<typeof loader>();
  const { copy } = loaded;
  const { platforms, company, support } = useLinks();
  const step = (link: { to: string; text: string } | undefined, note: string) => link && { ...link, note };
  return (
    <>
      <Hero loaded={loaded} />
      <Commissioning copy={copy.commissioning} picture={loaded.picture} />
      <Rollout copy={copy.rollout} drawing={loaded.rollout} />
      <ErrorCodes copy={copy.codes} codes={loaded.codes} />
      <Roles copy={copy.roles} />
      <Onward
        heading={copy.onward.heading}
        steps={[
          step(company?.contact, copy.onward.contact),
          step(support?.downloads, copy.onward.downloads),
          step(platforms?.ecos, copy.onward.ecos),
          step(platforms?.openApi, copy.onward.openApi),
        ]}
      />
    </>
  );
}
