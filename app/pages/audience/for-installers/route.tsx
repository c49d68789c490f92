import { Form, useLoaderData } from "react-router";
import { CodeFields } from "#app/features/support/code-fields.tsx";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import { LinkRows } from "../link-rows.tsx";
import { CommissioningStrip } from "./commissioning-strip.tsx";
import { ToolSheet } from "./tool-sheet.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function ForInstallers() {
  const { copy, shared, words, codesPath, askPath, sheets, strip, questions, links } = useLoaderData<typeof loader>();
  return (
    <>
      <Container className="pt-6 pb-10">
        <PageBreadcrumb current={copy.name} />
        <div className="grid items-end gap-x-gap gap-y-6 pt-8 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h1 className="pb-3 text-h2 text-balance hyphens-auto">{copy.heading}</h1>
            <p className="max-w-[44ch] text-soft">{copy.lead}</p>
          </div>
          <search aria-label={copy.codes} className="bg-sand p-5 lg:col-span-7 lg:p-6">
            <Form action={codesPath} className="grid gap-4 md:grid-cols-[2fr_1.4fr_auto]">
              <CodeFields words={words} />
            </Form>
          </search>
        </div>
      </Container>
      <ToolSheet copy={copy.sheet} sheets={sheets} askPath={askPath} />
      <CommissioningStrip copy={copy.strip} strip={strip} />
      <Container className="grid gap-x-gap gap-y-6 pt-section lg:grid-cols-12">
        <h2 className="text-h3 lg:col-span-4">{copy.further.heading}</h2>
        <LinkRows links={links} className="lg:col-span-7 lg:col-start-6" />
      </Container>
      <LineQuestions questions={questions} copy={shared} filter="?topic=installers" />
    </>
  );
}
