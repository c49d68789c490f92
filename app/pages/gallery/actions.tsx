import { Button, ButtonLink, IconButton, SubmitButton } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Copy } from "./copy/fr.ts";
import { Specimens } from "./specimens.tsx";

const row = "flex flex-wrap items-center gap-4";

export function Actions({ copy, grounds }: { copy: Copy["actions"]; grounds: Copy["grounds"] }) {
  return (
    <Specimens names={grounds}>
      {() => (
        <>
          <div className={row}>
            <Button>{copy.buy}</Button>
            <Button look="quiet">{copy.datasheet}</Button>
          </div>
          <div className={row}>
            <SubmitButton loading={false} loadingText={copy.sending}>
              {copy.send}
            </SubmitButton>
            <SubmitButton loading loadingText={copy.sending}>
              {copy.send}
            </SubmitButton>
            <Button disabled>{copy.unavailable}</Button>
          </div>
          <div className={row}>
            <ButtonLink to="#actions">{copy.long}</ButtonLink>
            <ButtonLink to="#actions" look="quiet">
              {copy.datasheet}
            </ButtonLink>
          </div>
          <div className={row}>
            <TextLink to="#actions">{copy.documents}</TextLink>
            <IconButton icon="search" label={copy.search} />
            <IconButton icon="close" label={copy.close} />
            <CopyButton text={copy.documents} words={copy.clipboard} label={copy.documents} />
          </div>
          <p className={row}>
            <Tag>{copy.example}</Tag>
            <Tag tone="live">{copy.live}</Tag>
            <Tag tone="plain">{copy.format}</Tag>
          </p>
        </>
      )}
    </Specimens>
  );
}
