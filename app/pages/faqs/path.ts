export const path = "/support-center/faqs";
