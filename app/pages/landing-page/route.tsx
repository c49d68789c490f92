import { useLoaderData } from "react-router";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { BlockSection } from "./block-section.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function LandingPage() {
  const { copy, title, lead, lang, example, picture, blocks } = useLoaderData<typeof loader>();
  return (
    // A form ends the page with its own background.
    <article lang={lang} className={blocks.at(-1)?.kind === "form" ? undefined : "pb-section"}>
      <Container className="pt-6">
        <PageBreadcrumb current={title} />
        <header className="grid items-end gap-x-gap gap-y-5 pb-10 pt-10 lg:grid-cols-12 lg:gap-y-8 lg:pb-14 lg:pt-16">
          <h1 className="text-display text-balance hyphens-auto wrap-anywhere lg:col-span-10 lg:[&:lang(de)]:text-[clamp(2.75rem,4.6vw,4.75rem)]">
            {title}
          </h1>
          <p className="text-lead text-pretty lg:col-span-7">{lead}</p>
          {example && (
            <p className="lg:col-span-4 lg:col-start-9 lg:text-right">
              <Tag>{copy.example}</Tag>
            </p>
          )}
        </header>
      </Container>
      {picture && (
        <div className="mx-auto aspect-4/3 max-w-400 overflow-clip lg:aspect-2/1">
          <PictureView picture={picture.picture} alt={picture.alt} sizes="100vw" first className="size-full object-cover" />
        </div>
      )}
      {blocks.map((block) => (
        <BlockSection key={block.id} block={block} copy={copy} />
      ))}
    </article>
  );
}
