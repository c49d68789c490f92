import { Link } from "react-router";
import type { FormState } from "#app/form/use-form.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";

type ConsentCheckboxProps = {
  field: ReturnType<FormState["field"]>;
  text: string;
  privacyLink: string;
  /** Submitted value, such as the version of the text. The browser's default is `on`. */
  value?: string;
};

/** Consent to the use of personal data, with a link to the privacy policy. It is never ticked in advance. */
export function ConsentCheckbox({ field, text, privacyLink, value }: ConsentCheckboxProps) {
  const privacy = useLayoutData()?.navigation.links.legal.privacy;
  const { defaultValue: submitted, ...box } = field;
  return (
    <Checkbox {...box} value={value} defaultChecked={submitted !== undefined}>
      {text}{" "}
      {privacy && (
        <Link to={privacy.to} className="underline">
          {privacyLink}
        </Link>
      )}
    </Checkbox>
  );
}
