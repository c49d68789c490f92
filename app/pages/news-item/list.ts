export const list = "/explore/news";
