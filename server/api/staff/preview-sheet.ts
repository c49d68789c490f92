import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { createSheetPreviewJob } from "#domain/documents";
import type { RenderJob } from "#platform/pdf-renderer";
import { documentTools } from "../../downloads/document-tools.ts";
import { withUnpublished } from "../../pages/with-unpublished.ts";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

type Preparation = { job: RenderJob | undefined; missing: string[] };

/** Draws the data sheet as it will be after the drafts are published. The drawing begins after the rollback. */
export function mountSheetPreview({ services, mount }: ApiParts): void {
  const tools = documentTools(services);
  mount.staff(staffEndpoints.content.previewSheet, [], async (c, edition, { context }) => {
    if (edition.type !== "product") return fail(c, 404, "notFound");
    const { job, missing } = await withUnpublished(
      context,
      edition,
      async (previewContext, { published, shared }): Promise<Preparation> => {
        for (const each of [shared, published])
          if (each && !each.ok && "fields" in each) return { job: undefined, missing: fieldsOf(each.fields) };
        const job = await createSheetPreviewJob(previewContext, tools, edition);
        return job === "tooFewFigures" ? { job: undefined, missing: ["figures"] } : { job, missing: [] };
      },
    );
    if (missing.length > 0) return succeed(c, { svg: null, missing });
    if (!job) return fail(c, 404, "notFound");
    const svg = await services.pdfRenderer.render(job);
    return succeed(c, { svg: svg.toString("utf8"), missing: [] });
  });
}

/** Returns the names of the fields in paths such as `figures.0.unit`. */
function fieldsOf(errors: Record<string, string>): string[] {
  return [...new Set(Object.keys(errors).map((path) => path.split(".")[0] ?? path))];
}
