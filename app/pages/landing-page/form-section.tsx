import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { Container } from "#app/ui/container.tsx";
import type { ViewOf } from "./view-blocks.server.ts";

/** Forms are static HTML and post to the page that owns them. */
export function FormSection({ block: { form, heading, introduction, html, id } }: { block: ViewOf<"form"> & { id: string } }) {
  const newsletter = useLayoutData()?.navigation.newsletter;
  const markup = form === "newsletter" ? newsletter?.form : html;
  if (!markup) return null;
  return (
    <section aria-labelledby={id} className="mt-16 bg-sand py-14 text-ink lg:mt-28 lg:py-24">
      <Container className="grid gap-x-gap gap-y-8 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-5">
          <h2 id={id} className="text-title text-balance hyphens-auto">
            {heading}
          </h2>
          <p className="max-w-prose text-soft">{introduction}</p>
        </div>
        {/* oxlint-disable-next-line react/no-danger -- the server renders the form from components */}
        <div className="min-w-0 lg:col-span-6 lg:col-start-7" dangerouslySetInnerHTML={{ __html: markup }} />
      </Container>
    </section>
  );
}
