/** `INBOUND_MAIL_SECRET` of the site that end-to-end tests share. */
export const inboundMailSecret = "inbound-mail-secret-of-end-to-end-tests";
