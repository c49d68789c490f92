import { useLoaderData } from "react-router";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Actions } from "./actions.tsx";
import { Captcha } from "./captcha.tsx";
import { Cards } from "./cards.tsx";
import type { Copy } from "./copy/fr.ts";
import { Data } from "./data.tsx";
import { Drawings } from "./drawings.tsx";
import { Forms } from "./forms.tsx";
import { Navigation } from "./navigation.tsx";
import { Overlays } from "./overlays.tsx";
import { Screens } from "./screens.tsx";
import { Group } from "./specimens.tsx";
import { Type } from "./type.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

/** Internal page with every component of app/ui in its states, on every background. */
export default function Gallery() {
  const { copy, pictures, captcha } = useLoaderData<typeof loader>();
  const { grounds, sections } = copy;
  const groups: Record<keyof Copy["sections"], React.ReactNode> = {
    type: <Type copy={copy.type} />,
    actions: <Actions copy={copy.actions} grounds={grounds} />,
    forms: <Forms copy={copy.forms} grounds={grounds} />,
    navigation: <Navigation copy={copy.navigation} grounds={grounds} />,
    data: <Data copy={copy.data} grounds={grounds} />,
    drawings: <Drawings copy={copy.drawings} grounds={grounds} />,
    cards: <Cards copy={copy.cards} grounds={grounds} pictures={pictures} />,
    overlays: <Overlays copy={copy} />,
    screens: <Screens copy={copy.screens} grounds={grounds} />,
    captcha: <Captcha copy={captcha} />,
  };
  const ids = Object.keys(groups) as (keyof Copy["sections"])[];
  return (
    <>
      <SkipLink to="#type">{copy.skip}</SkipLink>
      <header className="grid gap-6 pb-16">
        <h1 className="text-display">{copy.heading}</h1>
        <p className="max-w-[38ch] text-lead">{copy.lead}</p>
        <nav aria-label={copy.contents}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {ids.map((id) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1 underline underline-offset-4">
                  {sections[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className="grid gap-20">
        {ids.map((id) => (
          <Group key={id} id={id} heading={sections[id]}>
            {groups[id]}
          </Group>
        ))}
      </div>
    </>
  );
}
