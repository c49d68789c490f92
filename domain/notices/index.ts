export { deleteExpiredNotices, listNotices, readNotice } from "./list-notices.ts";
export { notifyStaff } from "./notify-staff.ts";
export { readNoticeSettings, saveNoticeSetting } from "./notice-settings.ts";
