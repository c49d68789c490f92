import * as v from "valibot";
import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { DangerNote } from "#app/features/support/danger-note.tsx";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { useAddressedAnswer } from "#app/features/support/use-addressed-answer.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { inverterFamilies, searchText } from "#domain/content/schema";
import { localPath } from "#i18n/paths.ts";
import { CodeForm } from "./code-form.tsx";
import { codeGroups } from "./code-list.server.ts";
import { CodeRows } from "./code-rows.tsx";
import { fill } from "#i18n/fill.ts";
import { say } from "#i18n/say.ts";
import { longestCode } from "#app/features/support/longest-code.ts";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const path = "/support-center/error-codes";

export const loader = pageLoader(path, async ({ page, query, copy: { found, ...copy }, seo }) => {
  const { language } = page;
  const text = v.parse(searchText, query.get("code") ?? "").slice(0, longestCode);
  const family = inverterFamilies.find((name) => name === query.get("family"));
  const [{ way, words, jsonLd }, entries] = await Promise.all([readSupport(page, "errorCodes"), readList(page, "error-code")]);
  const groups = codeGroups(language, entries, { text, family });
  const exact = groups.find(({ name }) => name === "exact")?.codes.length ?? 0;
  return {
    copy,
    way,
    words,
    seo: {
      ...seo,
      title: text === "" ? seo.title : fill(seo.codeTitle, { code: text }),
      image: previewOf("agave-th-detail-1"),
      noindex: text !== "",
      jsonLd: [jsonLd],
    },
    asked: { text, family },
    status: text === "" ? "" : say(language, found, { count: exact, number: exact, code: text }),
    groups,
    hasExamples: groups.some(({ codes }) => codes.some(({ example }) => example)),
  };
});

export type ErrorCodesData = Awaited<ReturnType<typeof loader>>;

export default function ErrorCodes() {
  const { copy, way, words, asked, status, groups, hasExamples } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  useAddressedAnswer();
  const contact = `/contact-us?${new URLSearchParams({ problemType: "fault", ...(asked.text && { code: asked.text }) })}#ask`;
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
        <CodeForm action={localPath(language, path)} asked={asked} words={words} />
      </SupportHead>
      <Container className="grid gap-8 pb-20 pt-4 lg:pb-28 print:pb-0">
        {asked.text === "" && notes}
        <output className="text-lead wrap-anywhere empty:hidden">{status}</output>
        {groups.length === 0 && <EmptyState {...copy.empty} to={localPath(language, contact)} />}
        {groups.map((group) => (
          <CodeRows key={group.name} group={group} isAside={isFound && group.name !== "exact"} copy={copy} words={words} />
        ))}
        {asked.text !== "" && notes}
      </Container>
    </>
  );
}
