export const list = "/explore/blog";
