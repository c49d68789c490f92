import { Link } from "react-router";
import { Checkbox } from "#app/ui/checkbox.tsx";
import type { FormState } from "#app/form/use-form.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import type { Copy } from "./copy/fr.ts";
import { fillText } from "./fill-text.tsx";

type AgreementProps = { copy: Copy; field: FormState["field"] };

/** Checkbox for the terms; it must not be preselected. Links open in another tab, which keeps the values of the form. */
export function Agreement({ copy, field }: AgreementProps) {
  const legal = useLayoutData()?.navigation.links.legal;
  const { defaultValue, ...shown } = field("agree");
  const document = (name: keyof Copy["agreementLinks"]) => {
    const link = legal?.[name];
    const text = copy.agreementLinks[name];
    return link ? (
      <Link to={link.to} target="_blank" className="underline">
        {text}
      </Link>
    ) : (
      text
    );
  };
  return (
    <Checkbox {...shown} value="true" defaultChecked={defaultValue === "true"}>
      {fillText(copy.agreement, { serviceAgreement: document("serviceAgreement"), privacy: document("privacy") })}
    </Checkbox>
  );
}
