import { Checkbox } from "#app/ui/checkbox.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Select } from "#app/ui/select.tsx";
import type { Copy } from "./copy/fr.ts";
import { Specimens, type Ground } from "./specimens.tsx";

type FormsCopy = Copy["forms"];

export function Forms({ copy, grounds }: { copy: FormsCopy; grounds: Copy["grounds"] }) {
  return (
    <Specimens names={grounds}>
      {(ground) => (
        <>
          <Fields copy={copy} />
          <Choices copy={copy} ground={ground} />
          <div className="grid gap-4">
            <Notice kind="note" heading={copy.note.heading}>
              {copy.note.text}
            </Notice>
            <Notice kind="done" heading={copy.done} />
            <Notice kind="failed" heading={copy.failed.heading}>
              {copy.failed.text}
            </Notice>
          </div>
        </>
      )}
    </Specimens>
  );
}

function Fields({ copy }: { copy: FormsCopy }) {
  const { country, message } = copy;
  return (
    <div className="grid gap-5">
      <TextField {...copy.name} name="name" required />
      <TextField label={copy.email.label} error={copy.email.error} name="email" type="email" required defaultValue={copy.email.value} />
      <TextField {...copy.telephone} name="telephone" type="tel" required />
      <TextField {...copy.company} mark={copy.optional} name="company" />
      <TextField label={copy.username.label} name="username" disabled defaultValue={copy.username.value} />
      <Countries copy={country} />
      <Countries copy={country} error={country.error} />
      <TextArea label={message.label} placeholder={message.placeholder} name="message" required />
      <TextArea label={message.label} error={message.error} name="message" required />
    </div>
  );
}

function Countries({ copy, error }: { copy: FormsCopy["country"]; error?: string }) {
  return (
    <Select label={copy.label} error={error} name="country" defaultValue={error ? "" : copy.options[0]}>
      <option value="">{copy.choose}</option>
      {copy.options.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
}

function Choices({ copy, ground }: { copy: FormsCopy; ground: Ground }) {
  const { consent, role, modules, season } = copy;
  const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, name }));
  return (
    <div className="grid gap-6">
      <div>
        <Checkbox name="letter" defaultChecked>
          {copy.letter}
        </Checkbox>
        <Checkbox name="consent" required error={consent.error}>
          {consent.before}
          <a href="#forms" className="underline underline-offset-4">
            {consent.link}
          </a>
          {consent.after}
        </Checkbox>
        <Checkbox name="necessary" defaultChecked disabled>
          {copy.necessary}
        </Checkbox>
      </div>
      <RadioGroup legend={role.legend} name={`${ground}-role`} options={optionsOf(role.options)} defaultValue={role.options[2]} />
      <RadioGroup
        legend={role.legend}
        mark={copy.optional}
        name={`${ground}-role-missing`}
        options={optionsOf(role.options)}
        error={role.error}
      />
      <RadioGroup
        legend={modules.legend}
        hint={modules.hint}
        name={`${ground}-modules`}
        options={optionsOf(["2", "3", "4", "5", "6"])}
        defaultValue="4"
        look="segments"
      />
      <RadioGroup
        legend={season.legend}
        name={`${ground}-season`}
        options={optionsOf(season.options).map((option, index) => ({ ...option, disabled: index === 0 }))}
        defaultValue={season.options[1]}
        look="segments"
      />
    </div>
  );
}
