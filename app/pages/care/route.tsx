import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { loadPayload } from "#app/page/payload.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";
import { Ask } from "#app/features/support/ask.tsx";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { CheckList } from "./check-list.tsx";
import { Never, Resting, Year } from "./year.tsx";

const path = "/support-center/maintenance";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const [{ seo, ...copy }, { way, words, jsonLd }] = await Promise.all([readCopy(page, "care"), readSupport(page, "maintenance")]);
  return {
    copy,
    way,
    words,
    seo: seoFor(page, { ...seo, path, image: previewOf("garage-day"), jsonLd: [jsonLd] }),
    picture: pictureOf("half", "garage-day"),
  };
}

export type CareData = Awaited<ReturnType<typeof loader>>;

export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function Care() {
  const { copy, way, words, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <SupportHead way={way} heading={copy.heading} lead={copy.lead} />
      <CheckList copy={copy.checks} />
      <Never copy={copy.never} danger={words.danger} />
      <Year copy={copy.year} />
      <Resting copy={copy.resting} picture={picture} />
      <Ask words={words.ask} about="other" />
    </>
  );
}
