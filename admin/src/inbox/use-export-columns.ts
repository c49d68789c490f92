import { questionSubjects, subjectNames } from "../../../domain/contact/schema.ts";
import type { InboxExport } from "../../../domain/inbox/schema.ts";
import { describeRequest, kindNames } from "../../../domain/request-kinds/schema.ts";
import { isLanguage, languages } from "../../../i18n/languages.ts";
import { regionNames } from "../../../i18n/region-names.ts";
import { formatCsvTime, timeZone, type CsvColumn } from "../layout/csv.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { exportTexts } from "./export-texts.ts";
import { inboxTexts } from "./texts.ts";

type Row = InboxExport[number];

/** Columns of the exported list, with headings and names in the staff language. */
export function useExportColumns(): CsvColumn<Row>[] {
  const texts = useTexts(exportTexts);
  const names = useTexts(inboxTexts);
  const language = useStaffLanguage();
  const regionName = regionNames(language);
  const time = (template: string, moment: (row: Row) => string | null): CsvColumn<Row> => [
    formatMessage(template, { zone: timeZone() }),
    (row) => formatCsvTime(moment(row)),
  ];
  const nameOfSubject = (type: string | null) => {
    const subject = questionSubjects.find((each) => each === type);
    return subject && subjectNames[language][subject];
  };
  const listMessages = ({ name, messages }: Row) =>
    messages.map(({ from, text, at }) => `${from === "company" ? texts.ours : name}, ${formatCsvTime(at)}:\n${text}`).join("\n\n");
  return [
    time(texts.received, ({ createdAt }) => createdAt),
    [names.kind, ({ request }) => kindNames[language][request.kind]],
    [names.state, ({ state }) => names.states[state]],
    [names.assignee, ({ assignee }) => assignee?.name],
    [names.labels, ({ labels }) => labels.join("; ")],
    [texts.name, ({ name }) => name],
    [texts.company, ({ company }) => company],
    [texts.email, ({ email }) => email],
    [texts.telephone, ({ telephone }) => telephone],
    [names.country, ({ country }) => country && regionName(country)],
    [texts.language, ({ language: code }) => (isLanguage(code) ? languages[code].name : code)],
    [texts.subject, ({ problemType }) => nameOfSubject(problemType)],
    [
      texts.details,
      ({ request }) =>
        describeRequest(request, language)
          .map((line) => `${line.name}: ${line.text}`)
          .join("\n"),
    ],
    [texts.question, ({ message }) => message],
    [texts.thread, listMessages],
    time(texts.answered, ({ firstAnsweredAt }) => firstAnsweredAt),
    time(texts.waiting, ({ waitingSince }) => waitingSince),
    time(texts.changed, ({ changedAt }) => changedAt),
    [texts.spam, ({ isSpam }) => (isSpam ? texts.yes : "")],
    [texts.link, ({ id }) => `${location.origin}/admin#/inbox/${id}`],
  ];
}
