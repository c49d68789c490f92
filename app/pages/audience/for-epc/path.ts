export const path = "/for/epc";
