import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { PaginationButtons, pageSize } from "../layout/pagination-buttons.tsx";
import { useRole } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ExampleVisibility } from "./example-visibility.tsx";
import { ExamplesTable } from "./examples-table.tsx";
import { CompanyDataExamples } from "./company-data-examples.tsx";
import { exampleTexts } from "./texts.ts";
import { useExamples } from "./use-examples.ts";

/** Example content that must be replaced or hidden before launch. */
export function ExampleContentPage() {
  const texts = useTexts(exampleTexts);
  const [page, setPage] = useState(1);
  const examples = useExamples({ page: String(page), size: String(pageSize) });
  const isAdministrator = useRole() === "administrator";
  if (!examples) return <Loading />;
  const { isHidden, total, editions, public: publicCount, rows, types } = examples;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.samples} help="launch">
        {isAdministrator && total > 0 && <ExampleVisibility isHidden={isHidden} types={types} />}
      </PageHeader>
      <Typography component="output">
        {total === 0
          ? texts.none
          : `${formatMessage(texts.how, { count: editions, public: publicCount })} ${texts[isHidden ? "hidden" : "shown"]}`}
      </Typography>
      <CompanyDataExamples canEdit={isAdministrator} />
      {rows.length > 0 && <ExamplesTable examples={rows} />}
      <PaginationButtons page={page} total={total} onPage={setPage} />
    </Stack>
  );
}
