import * as forms from "#domain/notices/schema";
import { staffRoles } from "#domain/staff/schema";
import { noData, noFields, type Endpoint } from "../endpoint.ts";

const allStaff = { tag: "staff", by: "staff", roles: staffRoles } as const;

/** Endpoints for the notices of the signed-in staff user. */
export const notices = {
  list: {
    ...allStaff,
    isPolled: true,
    method: "GET",
    path: "/staff/notices",
    summary: "Lists the newest notices of the user",
    input: noFields,
    answer: forms.noticesAnswer,
    errorCodes: {},
  },
  read: {
    ...allStaff,
    method: "POST",
    path: "/staff/notices/read",
    summary: "Marks one notice or all as read",
    input: forms.readNoticeInput,
    answer: noData,
    errorCodes: {},
  },
  settings: {
    ...allStaff,
    method: "GET",
    path: "/staff/notices/settings",
    summary: "Returns how the user is told of each kind of event",
    input: noFields,
    answer: forms.noticeSettingsAnswer,
    errorCodes: {},
  },
  changeSetting: {
    ...allStaff,
    method: "POST",
    path: "/staff/notices/change-setting",
    summary: "Changes how the user is told of a kind of event",
    input: forms.noticeSettingInput,
    answer: forms.noticeSettingsAnswer,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
