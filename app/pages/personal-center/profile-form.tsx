import { Form } from "react-router";
import { PhoneFields } from "#app/features/account/phone-fields.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import type { Profile } from "#domain/account/schema";
import { languageCodes, languages } from "#i18n/languages.ts";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { FormFailure } from "./form-failure.tsx";
import { Section } from "./section.tsx";
import { useCenterForm, type CenterFormProps } from "./use-center-form.ts";

/** `profile` is undefined after the session has expired: the form then shows the typed values. */
export function ProfileForm({ profile, ...part }: CenterFormProps & { profile: Profile | undefined }) {
  const { copy, account, countries, codes } = part.loaded;
  const { form, field, sending, failure, summary, formAnswer, successText, reset } = useCenterForm(part, "profile");
  const fieldWithDefault = (name: "nickname" | "country" | "language") => {
    const state = field(name);
    return { ...state, defaultValue: state.defaultValue ?? profile?.[name] };
  };
  const phone = profile && { callingCode: profile.callingCode, phone: profile.phone.slice(1 + profile.callingCode.length) };
  return (
    <Section id="profile" copy={copy} successText={successText}>
      <Form key={reset} ref={form} method="post" preventScrollReset noValidate className="grid max-w-prose gap-6">
        <input type="hidden" name="form" value="profile" />
        <FormFailure loaded={part.loaded} formAnswer={formAnswer} failure={failure} />
        <ErrorSummary {...summary} labels={{ ...account.fields, language: copy.language }} />
        <TextField
          label={account.fields.nickname}
          autoComplete="nickname"
          maxLength={account.longest.nickname}
          {...fieldWithDefault("nickname")}
        />
        <div className="grid gap-6 md:grid-cols-2">
          <Select label={account.fields.country} autoComplete="country" {...fieldWithDefault("country")}>
            <Options of={countries.map(({ code, name }) => [code, name])} />
          </Select>
          <Select label={copy.language} {...fieldWithDefault("language")}>
            {languageCodes.map((code) => (
              <option key={code} value={code} lang={languages[code].tag}>
                {languages[code].name}
              </option>
            ))}
          </Select>
        </div>
        <PhoneFields copy={account} codes={codes} field={field} defaults={phone} />
        <SubmitButton loading={sending} loadingText={account.sending} className="justify-self-start">
          {copy.actions.profile}
        </SubmitButton>
      </Form>
    </Section>
  );
}
