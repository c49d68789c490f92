import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { maxLengthsOf } from "#app/form/max-lengths.server.ts";
import { EmailField, MessageField, NameField, TelephoneField } from "#app/form/request-fields.tsx";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { TextField } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { contactFormSchema, installerRequestSchema } from "#domain/contact/schema";
import type { FormBlock } from "#domain/content/schema";
import { offersConsents, offersConsentVersion, requestConsents, requestConsentVersion } from "#domain/request-kinds/schema";
import { keysOf } from "#i18n/keys-of.ts";
import { localPath } from "#i18n/paths.ts";

type FormFields = { kind: "form"; form: FormBlock; heading?: string; introduction?: string };

/**
 * Builds a form as static HTML that posts to the page which owns it. That page confirms the request or shows the errors
 * beside what was typed, so that landing pages load no code for forms.
 */
export async function viewForm(page: RequestContext, { kind, form, heading, introduction }: FormFields, path: string) {
  const { fallback, html } = await readForm(page, form);
  return { kind, form, path, heading: heading ?? fallback.heading, introduction: introduction ?? fallback.introduction, html };
}

async function readForm(page: RequestContext, form: FormBlock) {
  if (form === "newsletter") {
    // The layout has the newsletter form of every page.
    const { newsletter } = await readCopy(page, "frame");
    return { fallback: { heading: newsletter.heading, introduction: newsletter.text }, html: undefined };
  }
  if (form === "question") {
    // oxlint-disable-next-line site/own-copy -- the form is that of the page and posts to it, so both show the same words
    const copy = await readCopy(page, "contact");
    return { fallback: { heading: copy.heading, introduction: copy.lead }, html: markupOf(form, <QuestionForm page={page} copy={copy} />) };
  }
  // oxlint-disable-next-line site/own-copy -- the form is that of the page and posts to it, so both show the same words
  const { installer: copy } = await readCopy(page, "how-to-buy");
  return { fallback: { heading: copy.heading, introduction: copy.lead }, html: markupOf(form, <InstallerForm page={page} copy={copy} />) };
}

function markupOf(form: FormBlock, element: ReactNode): string {
  return renderToStaticMarkup(element, { identifierPrefix: form });
}

const fieldOf = (name: string) => ({ name, id: undefined, defaultValue: undefined, error: undefined, autoFocus: false });

type QuestionCopy = Awaited<ReturnType<typeof readCopy<"contact">>>;
type InstallerCopy = Awaited<ReturnType<typeof readCopy<"how-to-buy">>>["installer"];

function QuestionForm({ page, copy }: { page: RequestContext; copy: QuestionCopy }) {
  const { fields, optional, writer } = copy;
  const shared = { fields, longest: maxLengthsOf(contactFormSchema, ["name", "email", "telephone", "company", "message"]), field: fieldOf };
  return (
    <form
      method="post"
      action={localPath(page.language, "/contact-us")}
      encType="multipart/form-data"
      noValidate
      className="group grid max-w-prose gap-6"
    >
      <RadioGroup
        legend={writer.legend}
        name="writer"
        options={(["company", "private"] as const).map((value) => ({ value, name: writer[value] }))}
        defaultValue="company"
      />
      <Select label={fields.problemType} mark={optional} name="problemType">
        <option value="">{fields.chooseProblem}</option>
        <Options of={Object.entries(copy.problems)} />
      </Select>
      <div className="grid gap-6 md:grid-cols-2">
        <NameField {...shared} />
        <EmailField {...shared} />
        <TelephoneField {...shared} mark={copy.telephoneMark} />
        <TextField
          label={fields.company}
          name="company"
          autoComplete="organization"
          maxLength={shared.longest.company}
          className="group-has-[[value=private]:checked]:hidden"
        />
      </div>
      <MessageField {...shared} fields={{ ...fields, messageHint: copy.messageHints.none }} rows={5} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">{copy.send}</Button>
        <p className="text-small text-soft">
          {copy.privacy} <PrivacyLink page={page} text={copy.privacyLink} />
        </p>
      </div>
    </form>
  );
}

function InstallerForm({ page, copy }: { page: RequestContext; copy: InstallerCopy }) {
  const { fields, optional, uses } = copy;
  const shared = {
    fields,
    longest: maxLengthsOf(installerRequestSchema, ["place", "name", "email", "telephone", "message"]),
    field: fieldOf,
  };
  return (
    <form method="post" action={localPath(page.language, "/how-to-buy")} noValidate className="grid max-w-prose gap-6">
      <TextField label={fields.place} name="place" autoComplete="address-level2" maxLength={shared.longest.place} />
      <RadioGroup
        legend={fields.use}
        name="use"
        options={keysOf(uses).map((value) => ({ value, name: uses[value] }))}
        defaultValue="residential"
      />
      <div className="grid gap-6 md:grid-cols-2">
        <NameField {...shared} />
        <EmailField {...shared} />
      </div>
      <TelephoneField {...shared} mark={optional} />
      <MessageField {...shared} rows={4} mark={optional} />
      <Checkbox name="offers">{offersConsents[offersConsentVersion][page.language]}</Checkbox>
      <Checkbox name="consent">
        {requestConsents[requestConsentVersion][page.language]} <PrivacyLink page={page} text={copy.privacyLink} />
      </Checkbox>
      <div>
        <Button type="submit">{copy.send}</Button>
      </div>
    </form>
  );
}

function PrivacyLink({ page, text }: { page: RequestContext; text: string }) {
  return (
    <a href={localPath(page.language, "/document/privacy-policy")} className="underline">
      {text}
    </a>
  );
}
