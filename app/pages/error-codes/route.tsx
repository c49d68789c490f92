import { useLoaderData } from "react-router";
import { DangerNote } from "#app/features/support/danger-note.tsx";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { useOpenTargetAnswer } from "#app/features/support/use-open-target-answer.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { localPath } from "#i18n/paths.ts";
import { CodeForm } from "./code-form.tsx";
import { CodeRows } from "./code-rows.tsx";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function ErrorCodes() {
  const { copy, way, words, search, status, groups, hasExamples } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  useOpenTargetAnswer();
  const contact = `/contact-us?${new URLSearchParams({ problemType: "fault", ...(search.text && { code: search.text }) })}#ask`;
  const isFound = groups.some(({ name }) => name === "exact");
  const notes = (
    <div className="grid gap-4 lg:grid-cols-2">
      {hasExamples && (
        <Notice kind="note" heading={copy.sample.heading}>
          <p>{copy.sample.text}</p>
        </Notice>
      )}
      <DangerNote words={words.danger} />
    </div>
  );
  return (
    <>
      <SupportHead way={way} heading={copy.heading} lead={copy.lead}>
        <CodeForm action={localPath(language, path)} search={search} words={words} />
      </SupportHead>
      <Container className="grid gap-8 pb-20 pt-4 lg:pb-28 print:pb-0">
        {search.text === "" && notes}
        <output className="text-lead wrap-anywhere empty:hidden">{status}</output>
        {groups.length === 0 && <EmptyState {...copy.empty} to={localPath(language, contact)} />}
        {groups.map((group) => (
          <CodeRows key={group.name} group={group} isAside={isFound && group.name !== "exact"} copy={copy} words={words} />
        ))}
        {search.text !== "" && notes}
      </Container>
    </>
  );
}
