export const path = "/for/business";
