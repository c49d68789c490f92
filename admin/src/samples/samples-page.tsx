import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Loading } from "../frame/loading.tsx";
import { PageHeader } from "../frame/page-head.tsx";
import { PaginationButtons, pageSize } from "../frame/page-steps.tsx";
import { useRole } from "../session/use-me.ts";
import { formatMessage } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { BulkExampleActions } from "./all-samples.tsx";
import { ExamplesTable } from "./samples-table.tsx";
import { CompanyDataExamples } from "./site-samples.tsx";
import { exampleTexts } from "./texts.ts";
import { useExamples } from "./use-samples.ts";

/** Example content that must be replaced or withdrawn before launch. */
export function ExampleContentPage() {
  const texts = useTexts(exampleTexts);
  const [page, setPage] = useState(1);
  const examples = useExamples({ page: String(page), size: String(pageSize) });
  const isAdministrator = useRole() === "administrator";
  if (!examples) return <Loading />;
  const { total, editions, public: publicCount, rows } = examples;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.samples} help="samples">
        {isAdministrator && total > 0 && <BulkExampleActions {...examples} />}
      </PageHeader>
      <Typography component="output">{total === 0 ? texts.none : formatMessage(texts.how, { count: editions, public: publicCount })}</Typography>
      <CompanyDataExamples canEdit={isAdministrator} />
      {rows.length > 0 && <ExamplesTable examples={rows} />}
      <PaginationButtons page={page} total={total} onPage={setPage} />
    </Stack>
  );
}
