import { useEffect, useState } from "react";
import { Form, Link, useLocation } from "react-router";
import { appState, setAppState } from "#app/page/app-state.ts";
import { SelectionFields } from "#app/features/stack/selection-note.tsx";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { FailureNotice } from "#app/form/failure-notice.tsx";
import { EmailField, MessageField, NameField, TelephoneField } from "#app/form/request-fields.tsx";
import { useForm, type FormState } from "#app/form/use-form.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { AboutDevice } from "./about-device.tsx";
import type { FilesAnswer } from "#app/features/attachments/send-with-files.ts";
import type { ContactData } from "./data.server.ts";

const writers = ["company", "private"] as const;
/** Errors of fields that only a company must fill in. */
const companyErrors = new Set<ReturnType<FormState["reasonOf"]>>(["companyRequired", "telephoneRequired"]);

type QuestionFormProps = { page: ContactData; answer: FilesAnswer | undefined };

export function QuestionForm({ page, answer }: QuestionFormProps) {
  const { copy, messages, longest, countries, prefill, selection } = page;
  const state = useForm(answer, messages);
  const { form, sending, failure, summary } = state;
  const initialWriter = answer?.values.writer ?? prefill.writer ?? "company";
  const [writer, setWriter] = useState(initialWriter);
  const { field: fieldOf, errors } = withoutCompanyErrors(state, writer);
  const field = (name: string) => ({ ...fieldOf(name), ...(!answer && prefill[name] && { defaultValue: prefill[name] }) });
  const { pathname, search } = useLocation();
  const { fields, optional } = copy;
  const [subject, setSubject] = useState(subjectOf(answer?.values.problemType ?? prefill.problemType));
  useEffect(() => {
    if (!appState().scrollToContact) return;
    setAppState({ scrollToContact: false });
    form.current?.querySelector("select")?.focus();
  }, [form]);
  return (
    <Form
      ref={form}
      id="ask"
      method="post"
      action={pathname + search}
      noValidate
      encType="multipart/form-data"
      className="group grid max-w-prose gap-6"
    >
      <FailureNotice heading={messages.questionFailed} failure={failure} answer={answer} />
      <ErrorSummary {...summary} errors={errors} labels={fields} />
      {selection && <SelectionFields selection={selection} />}
      <RadioGroup
        legend={copy.writer.legend}
        name="writer"
        options={writers.map((value) => ({ value, name: copy.writer[value] }))}
        defaultValue={initialWriter}
        onChange={setWriter}
      />
      <Select
        label={fields.problemType}
        mark={optional}
        {...field("problemType")}
        onChange={(event) => setSubject(subjectOf(event.currentTarget.value))}
      >
        <option value="">{fields.chooseProblem}</option>
        <Options of={Object.entries(copy.problems)} />
      </Select>
      <Person copy={copy} longest={longest} countries={countries} field={field} />
      <TextField
        label={fields.company}
        autoComplete="organization"
        maxLength={longest.company}
        className="group-has-[[value=private]:checked]:hidden"
        {...field("company")}
      />
      <MessageField fields={{ ...fields, messageHint: copy.messageHints[subject] }} longest={longest} field={field} rows={6} />
      <AboutDevice copy={copy} longest={longest} field={field} answer={answer} />
      <Send copy={copy} sending={sending} />
    </Form>
  );
}

/** Leaves out the errors of the fields that only companies have, once the writer is a private person. */
function withoutCompanyErrors({ field, reasonOf, summary }: FormState, writer: string) {
  const isOver = (name: string) => writer === "private" && companyErrors.has(reasonOf(name));
  return {
    errors: summary.errors.filter(({ name }) => !isOver(name)),
    field: (name: string) => ({ ...field(name), ...(isOver(name) && { error: undefined }) }),
  };
}

type Subject = keyof ContactData["copy"]["messageHints"];
const subjectOf = (value: string | undefined) => (value || "none") as Subject;

function Send({ copy, sending }: Pick<ContactData, "copy"> & { sending: boolean }) {
  const privacy = useLayoutData()?.navigation.links.legal.privacy;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SubmitButton loading={sending} loadingText={copy.sending}>
        {copy.send}
      </SubmitButton>
      <p className="text-small text-soft">
        {copy.privacy}{" "}
        {privacy && (
          <Link to={privacy.to} className="underline">
            {copy.privacyLink}
          </Link>
        )}
      </p>
    </div>
  );
}

type PersonProps = Pick<ContactData, "copy" | "longest" | "countries"> & { field: FormState["field"] };

function Person({ copy: { fields, optional, telephoneMark }, longest, countries, field }: PersonProps) {
  const fieldProps = { fields, longest, field };
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <NameField {...fieldProps} />
        <Select label={fields.country} mark={optional} autoComplete="country" {...field("country")}>
          <option value="">{fields.chooseCountry}</option>
          <Options of={countries.map(({ code, name }) => [code, name])} />
        </Select>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <EmailField {...fieldProps} />
        <TelephoneField {...fieldProps} mark={telephoneMark} />
      </div>
    </>
  );
}
