import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { loadPayload } from "#app/shell/payload.ts";
import { readCopy } from "#app/shell/read-copy.ts";
import { requestContext } from "#app/shell/request-context.ts";
import { pageMeta, seoFor } from "#app/shell/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FigureView } from "#app/ui/figure.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { SpecTable } from "#app/ui/spec-table.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { copies } from "./copy/index.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const { seo: seoCopy, ...copy } = await readCopy(page, "gallery", copies);
  const seo = seoFor(page, { ...seoCopy, path: "/test", image: previewOf("agave-th-hero"), noindex: true });
  return { copy, seo, picture: pictureOf("cutout", "copia-cutout") };
}

export const clientLoader = loadPayload;
export const meta = pageMeta;

/** Every component of app/ui in its states, for those who build pages. */
export default function Gallery() {
  const { copy, picture } = useLoaderData<typeof loader>();
  const steps = [{ name: copy.word, to: "#main" }];
  return (
    <>
      <h1 className="pb-10 text-h2">{copy.heading}</h1>
      <div className="grid gap-14">
        <p className="flex flex-wrap gap-4">
          <Button>{copy.word}</Button>
          <Button look="quiet">{copy.word}</Button>
          <Button disabled>{copy.word}</Button>
          <Button loading>{copy.word}</Button>
        </p>
        <p className="flex flex-wrap gap-4">
          <ButtonLink to="#main">{copy.word}</ButtonLink>
          <ButtonLink to="#main" look="quiet">
            {copy.word}
          </ButtonLink>
        </p>
        <p className="night flex flex-wrap gap-4 p-6">
          <Mark />
          <TextLink to="#main">{copy.longWord}</TextLink>
          <ButtonLink to="#main">
            {copy.word}
          </ButtonLink>
          <ButtonLink to="#main" look="quiet">
            {copy.word}
          </ButtonLink>
        </p>
        <Breadcrumb label={copy.heading} steps={steps} current={copy.longWord} />
        <Pagination label={copy.word} current="2" before={{ to: "#main", text: copy.word }} after={{ to: "#main", text: copy.longWord }} />
        <dl className="grid gap-8 md:grid-cols-3">
          <FigureView parts={{ number: "29.94", unit: "kWh", gap: " " }} label={copy.word} condition={copy.longWord} />
          <FigureView parts={{ before: "<", number: "10", unit: "ms", gap: " " }} label={copy.longWord} />
        </dl>
        <FigureText number="10,000" unit="kWh" note={copy.longWord} />
        <SpecTable
          caption={copy.heading}
          columns={{ figure: copy.word, value: copy.word, condition: copy.longWord }}
          rows={[
            { label: copy.longWord, value: "62.5 kW" },
            { label: copy.word, value: "99 %", condition: copy.longWord },
          ]}
        />
        <p>
          <Tag>{copy.word}</Tag>
        </p>
        <EmptyState heading={copy.word} text={copy.longWord} to="#main" link={copy.word} />
        <PictureView picture={picture} alt={copy.word} sizes="320px" className="h-auto w-80" />
      </div>
    </>
  );
}
