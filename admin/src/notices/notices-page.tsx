import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { hasMail, noticeChannels } from "../../../domain/notices/schema.ts";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { Loading } from "../layout/loading.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { SelectField } from "../layout/select-field.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { useRole } from "../session/use-current-user.ts";
import { useTexts } from "../texts/staff-language.ts";
import { NoticeList } from "./notice-list.tsx";
import { noticeTexts } from "./texts.ts";
import { noticesKey, useNotices } from "./use-notices.ts";

/** Notices of the user, and how the user is told of each kind of event. */
export function NoticesPage() {
  const texts = useTexts(noticeTexts);
  const data = useNotices();
  const readAll = useApiMutation("POST /staff/notices/read", noticesKey);
  if (!data) return <Loading />;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.notices} help="review">
        <Button disabled={data.unread === 0} onClick={() => readAll.mutate({})}>
          {texts.markAllRead}
        </Button>
      </PageHeader>
      {data.notices.length === 0 ? <Typography>{texts.none}</Typography> : <NoticeList notices={data.notices} />}
      <Settings />
    </Stack>
  );
}

const settingsKey = ["notice-settings"] as const;

function Settings() {
  const texts = useTexts(noticeTexts);
  const queries = useQueryClient();
  const role = useRole();
  const { data } = useQuery({ queryKey: settingsKey, queryFn: () => callApi("GET /staff/notices/settings", {}) });
  const change = useApiMutation("POST /staff/notices/change-setting", settingsKey, (settings) =>
    queries.setQueryData(settingsKey, settings),
  );
  const settings = data?.filter(({ kind }) => kind !== "mailStuck" || role === "administrator") ?? [];
  return (
    <TitledCard title={texts.settings}>
      <Stack spacing={2} sx={{ maxWidth: 480, mt: 1 }}>
        {settings.map(({ kind, channel }) => (
          <SelectField
            key={kind}
            label={texts.kinds[kind]}
            value={channel}
            options={noticeChannels
              .filter((each) => each !== "mail" || hasMail(kind))
              .map((each): [string, string] => [each, texts.channels[each]])}
            onChange={(value) => {
              const next = noticeChannels.find((each) => each === value);
              if (next) change.mutate({ kind, channel: next });
            }}
          />
        ))}
      </Stack>
    </TitledCard>
  );
}
