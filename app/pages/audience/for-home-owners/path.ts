export const path = "/for/home-owners";
