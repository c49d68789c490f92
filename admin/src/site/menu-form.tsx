import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { Menu, MenuName } from "../../../domain/site-config/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import type { ApiError } from "../api/api-error.ts";
import type { CallResult } from "../api/endpoint-types.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { notify } from "../notifications/notify.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { moveRow } from "./move-row.ts";
import { MenuRow } from "./menu-row.tsx";
import { menuTexts } from "./menu-texts.ts";

type State = CallResult<"GET /staff/menus">[MenuName];
type Props = { name: MenuName; language: Language; state: State };

/** Edits one menu. Until the first change it shows the default. */
export function MenuForm({ name, language, state }: Props) {
  const texts = useTexts(menuTexts);
  const [menu, setMenu] = useState<Menu>(state.chosen ?? state.default);
  const save = useApiMutation("POST /staff/menus/save", ["menus", language], () => notify(texts.saved, "success"), "all");
  const send = (next: Menu | null) => save.mutate({ language, name, was: state.chosen, menu: next });
  return (
    <TitledCard title={texts[name]}>
      <Stack spacing={1.5} lang={languages[language].tag}>
        <Alert severity="info">{`${state.chosen ? texts.isOwn : texts.isDefault} ${texts.productsHint}`}</Alert>
        {menu.map((item, index) => (
          // Menu items have no id; the index identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <Stack key={index} spacing={1} sx={{ borderLeft: 2, borderColor: "divider", pl: 1.5 }}>
            <MenuRow
              row={item}
              name={formatMessage(texts.item, { number: index + 1, label: item.label })}
              faultAt={(field) => save.error?.fields[`${index}.${field}`]}
              notShown={state.faults[`${index}.target`]}
              canMove={{ up: index > 0, down: index < menu.length - 1 }}
              onChange={(next) => setMenu(menu.with(index, { ...item, ...next }))}
              onMove={(step) => setMenu(moveRow(menu, index, index + step))}
              onRemove={() => setMenu(menu.toSpliced(index, 1))}
            />
            {(item.links ?? []).map((link, place, links) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <Stack key={place} sx={{ pl: { xs: 1, md: 4 } }}>
                <MenuRow
                  row={link}
                  hasNote={name === "header"}
                  name={formatMessage(texts.sub, { number: place + 1, label: link.label })}
                  faultAt={(field) => save.error?.fields[`${index}.links.${place}.${field}`]}
                  notShown={state.faults[`${index}.links.${place}.target`]}
                  canMove={{ up: place > 0, down: place < links.length - 1 }}
                  onChange={(next) => setMenu(menu.with(index, { ...item, links: links.with(place, { ...link, ...next }) }))}
                  onMove={(step) => setMenu(menu.with(index, { ...item, links: moveRow(links, place, place + step) }))}
                  onRemove={() => setMenu(menu.with(index, { ...item, links: links.toSpliced(place, 1) }))}
                />
              </Stack>
            ))}
            <Button
              size="small"
              sx={{ alignSelf: "start", ml: { xs: 1, md: 4 } }}
              onClick={() => setMenu(menu.with(index, { ...item, links: [...(item.links ?? []), { label: "", target: "" }] }))}
            >
              {texts.addLink}
            </Button>
          </Stack>
        ))}
        <Button sx={{ alignSelf: "start" }} onClick={() => setMenu([...menu, { label: "" }])}>
          {texts.addItem}
        </Button>
        {save.error && <SaveError error={save.error} />}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
          <Button variant="contained" loading={save.isPending} onClick={() => send(withoutEmptyLinks(menu))}>
            {texts.save}
          </Button>
          <Button onClick={() => setMenu(state.chosen ?? state.default)}>{texts.discard}</Button>
          {state.chosen && <ConfirmButton label={texts.reset} question={texts.resetSure} onConfirm={() => send(null)} />}
        </Stack>
      </Stack>
    </TitledCard>
  );
}

/** An item whose last link was removed has none. */
function withoutEmptyLinks(menu: Menu): Menu {
  return menu.map(({ links, ...item }) => (links && links.length > 0 ? { ...item, links } : item));
}

function SaveError({ error }: { error: ApiError }) {
  const texts = useTexts(menuTexts);
  const isConflict = error.reason === "savedSince";
  return <Alert severity={isConflict ? "warning" : "error"}>{isConflict ? texts.conflict : error.message}</Alert>;
}
