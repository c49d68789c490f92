export const path = "/explore/news";
