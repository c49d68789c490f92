import { useLoaderData } from "react-router";
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
  const { copy, way, words, emergency, contacts, contact, search, status, hasList, groups, hasExamples } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  useOpenTargetAnswer();
  const isFound = groups.some(({ name }) => name === "exact");
  const note = hasExamples && (
    <Notice kind="note" heading={copy.sample.heading}>
      <p>{copy.sample.text}</p>
    </Notice>
  );
  return (
    <>
      <SupportHead
        way={way}
        emergency={emergency}
        isEmergencyOpen={search.text === ""}
        heading={copy.heading}
        lead={hasList ? copy.lead : undefined}
      >
        {hasList && <CodeForm action={`${localPath(language, path)}#answer`} search={search} words={words} />}
      </SupportHead>
      <Container className="grid gap-4 pb-20 md:gap-8 pt-4 lg:pb-28 print:pb-0">
        {search.text === "" && note}
        <output id="answer" className="scroll-mt-bar text-lead wrap-anywhere empty:hidden">
          {hasList && status}
        </output>
        {groups.length === 0 && <EmptyState {...copy.empty} {...(!hasList && copy.noList)} to={contact} />}
        {groups.map((group) => (
          <CodeRows
            key={group.name}
            group={group}
            isAside={isFound && group.name !== "exact"}
            open={search.text !== "" || search.family !== undefined}
            copy={copy}
            words={words}
            contacts={contacts}
          />
        ))}
        {search.text !== "" && note}
      </Container>
    </>
  );
}
